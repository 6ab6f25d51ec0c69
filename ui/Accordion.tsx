import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  /** Of the page's address, after the #, to link to this one. */
  anchor?: string | undefined
  heading: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others that bear the same name. */
  name: string
  /** Which one is open, where that is decided from outside: none, or its id. */
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
