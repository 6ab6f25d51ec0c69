import { useCountdown } from '#ui/use-countdown.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './time-left.module.css'

const DAY_SECONDS = 24 * 60 * 60

interface TimeLeftProps {
  /** An ISO timestamp. */
  until: string
}

export function TimeLeft({ until }: TimeLeftProps) {
  const t = useT()
  const left = useCountdown(Date.parse(until))
  const days = Math.floor(left / DAY_SECONDS)
  const time = clockTime(left % DAY_SECONDS)
  return (
    <span className={styles.left} role="timer">
      {days > 0
        ? t('{count} day {time} left|{count} days {time} left', { count: days, time })
        : t('{time} left', { time })}
    </span>
  )
}

/** 03:05:59 */
function clockTime(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}
