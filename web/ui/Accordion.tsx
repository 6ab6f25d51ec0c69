import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  heading: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others that bear the same name. */
  name: string
}

export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} name={name}>
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
