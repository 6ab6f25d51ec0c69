import type { ReactNode } from 'react'
import styles from './dotted-line.module.css'

interface DottedLineProps {
  /** Each child is one part. */
  children: ReactNode
}

/** Short facts side by side with dots between them. */
export function DottedLine({ children }: DottedLineProps) {
  return <p className={styles.line}>{children}</p>
}
