import type { ReactNode } from 'react'
import styles from './ui-screen.module.css'

interface SampleProps {
  /** Where a link on the same page leads. */
  id?: string
  heading: string
  content: ReactNode
}

export function Sample({ id, heading, content }: SampleProps) {
  return (
    <section id={id} className={styles.sample}>
      <h2 className={styles.subheading}>{heading}</h2>
      {content}
    </section>
  )
}
