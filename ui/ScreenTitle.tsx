import type { ReactNode } from 'react'
import styles from './screen-title.module.css'

interface ScreenTitleProps {
  children: ReactNode
}

/** The h1 of a screen, above a double rule. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  return <h1 className={styles.title}>{children}</h1>
}
