import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './status.module.css'

interface StatusRowProps {
  name: ReactNode
  tone: 'good' | 'waiting' | 'bad'
  words: string
}

const ICONS = { good: 'check', waiting: 'clock', bad: 'warning' } as const

export function StatusRow({ name, tone, words }: StatusRowProps) {
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>
        <Icon name={ICONS[tone]} />
        {words}
      </span>
    </li>
  )
}
