import type { ReactNode } from 'react'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './otp-entry.module.css'

interface SentToProps {
  /** Translated, with `{contact}`. */
  text: string
  contact: string
  children?: ReactNode
}

export function SentTo({ text, contact, children }: SentToProps) {
  const shown = <span className={styles.contact}>{contact}</span>
  return (
    <p className={styles.sent}>
      <WithParts text={text} parts={{ contact: shown }} /> {children}
    </p>
  )
}
