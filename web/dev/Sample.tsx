import type { ReactNode } from 'react'
import styles from './ui-screen.module.css'

interface SampleProps {
  heading: string
  content: ReactNode
}

export function Sample({ heading, content }: SampleProps) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.subheading}>{heading}</h2>
      {content}
    </section>
  )
}
