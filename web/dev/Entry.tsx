import type { ReactNode } from 'react'
import styles from './try-it.module.css'

interface EntryProps {
  /** A button, a link, or something to copy. */
  control: ReactNode
  /** What to look at. */
  children: ReactNode
}

/** One thing to try; stands in a list. */
export function Entry({ control, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div>{control}</div>
      <p>{children}</p>
    </li>
  )
}
