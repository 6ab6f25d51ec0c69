import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  /** The element's id, for links to this item. */
  anchor?: string | undefined
  heading: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening an item closes the others with the same name. */
  name: string
  /** The open item's id when controlled; `null` for none. */
  openId?: string | null | undefined
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined
}

export function Accordion({ items, name, openId, onToggle }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.anchor}
          className={styles.item}
          name={name}
          open={openId === undefined ? undefined : item.id === openId}
          onToggle={(event) => onToggle?.(item.id, event.currentTarget.open)}
        >
          <summary className={styles.heading}>
            <span>{item.heading}</span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
