import type { ReactNode } from 'react'
import styles from './screen-title.module.css'

interface ScreenTitleProps {
  children: ReactNode
}

/** What a screen is about, above the double rule. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  return <h1 className={styles.title}>{children}</h1>
}
