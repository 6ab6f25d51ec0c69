import type { KeyboardEvent } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import { Icon } from '#ui/Icon.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useSpoken } from '../../i18n/language.ts'
import { type Translate, useT } from '../../i18n/use-t.ts'
import styles from './date-dialog.module.css'
import type { DayMark } from './day-mark.ts'

interface DayButtonProps {
  day: IssueDate
  mark: DayMark
  isSelected: boolean
  isToday: boolean
  /** Where the Tab key enters the grid. */
  isReached: boolean
  onKey: (event: KeyboardEvent) => void
  onPick: () => void
}

export function DayButton({ day, mark, onKey, onPick, ...props }: DayButtonProps) {
  const t = useT()
  const { language } = useSpoken()
  const words = [formatDate(day, language), ...wordsOf(mark, t)]
  return (
    <button
      type="button"
      className={styles.day}
      data-mark={mark}
      tabIndex={props.isReached ? 0 : -1}
      aria-label={words.join(', ')}
      aria-pressed={props.isSelected}
      aria-current={props.isToday ? 'date' : undefined}
      aria-disabled={mark === 'future' || undefined}
      onKeyDown={onKey}
      onClick={mark === 'future' ? undefined : onPick}
    >
      {Number(day.slice(8))}
      {mark === 'out-of-reach' && <Icon name="lock" />}
    </button>
  )
}

function wordsOf(mark: DayMark, t: Translate): string[] {
  switch (mark) {
    case 'open':
    case 'future':
      return []
    case 'no-issue':
      return [t('No edition')]
    case 'out-of-reach':
      return [t('Not in your plan')]
  }
}
