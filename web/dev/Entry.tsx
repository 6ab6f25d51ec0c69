import type { ReactNode } from 'react'
import styles from './try-it.module.css'

interface EntryProps {
  /** A button, a link, or something to copy. */
  control: ReactNode
  /** What to try. */
  children: ReactNode
}

/** One list item of the Try it screen. */
export function Entry({ control, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div>{control}</div>
      <p>{children}</p>
    </li>
  )
}
