import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** One tab stop. Arrow keys, Home and End select tabs. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.id === selected)

  function moveByKey(event: KeyboardEvent) {
    const index = indexAfter(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    )
    const next = index === undefined ? undefined : tabs[index]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[id="${prefix}${next.id}"]`)?.focus()
  }

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={prefix + tab.id}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={moveByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}panel`}
        className={styles.panel}
        aria-labelledby={prefix + selected}
      >
        {open?.panel}
      </div>
    </div>
  )
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
