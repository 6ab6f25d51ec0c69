import { useState } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { isDay } from '../paper/place.ts'
import { ARCHIVE_BEGINS } from './date-range.ts'
import styles from './filters.module.css'

interface DateFieldProps {
  label: string
  day: IssueDate | undefined
  onChange: (day: IssueDate | undefined) => void
}

export function DateField({ label, day, onChange }: DateFieldProps) {
  const { today } = runtimeConfig()
  // While a year is being typed it is the year 2, then 20, then 202.
  const [draft, setDraft] = useState<string>()

  function type(text: string) {
    setDraft(text)
    if (text === '') onChange(undefined)
    else if (isDay(text) && text >= ARCHIVE_BEGINS && text <= today) onChange(text)
  }

  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        className={styles.choice}
        type="date"
        min={ARCHIVE_BEGINS}
        max={today}
        value={draft ?? day ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  )
}
