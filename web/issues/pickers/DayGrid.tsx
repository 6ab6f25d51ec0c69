import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { IssueDate } from '#contract/issue-date.ts'
import { formatDate } from '#domain/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { type Translate, useT } from '../../i18n/use-t.ts'
import styles from './date-dialog.module.css'
import type { DayMark } from './day-mark.ts'
import { dayAfterKey, weeksOf } from './month.ts'

interface DayGridProps {
  month: string
  /** The focused day. */
  day: IssueDate
  selected: IssueDate
  today: IssueDate
  isFocused: boolean
  markOf: (day: IssueDate) => DayMark
  onMove: (day: IssueDate) => void
  onPick: (day: IssueDate) => void
}

/** A Sunday, to count the weekdays from. */
const SUNDAY = Date.UTC(2026, 10, 15)
const DAY_MS = 24 * 60 * 60 * 1000

export function DayGrid({ month, day, isFocused, onMove, ...props }: DayGridProps) {
  const t = useT()
  const grid = useRef<HTMLTableElement>(null)

  useEffect(() => {
    if (isFocused) focusDay(grid.current)
  }, [isFocused])

  function moveByKey(event: KeyboardEvent) {
    const next = dayAfterKey(event, day)
    if (!next) return
    event.preventDefault()
    // The day may be in a month that is not rendered yet.
    flushSync(() => onMove(next))
    focusDay(grid.current)
  }

  return (
    <table ref={grid} className={styles.grid} aria-label={t('Date')}>
      <Weekdays />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((one, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, whatever stands in them.
              <td key={weekday}>
                {one && (
                  <DayButton
                    day={one}
                    mark={props.markOf(one)}
                    isSelected={one === props.selected}
                    isToday={one === props.today}
                    isReached={one === day}
                    onKey={moveByKey}
                    onPick={() => props.onPick(one)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function focusDay(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

function Weekdays() {
  const { language } = useLanguage()
  const locale = `${language}-IN`
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const days = Array.from({ length: 7 }, (_, weekday) => SUNDAY + weekday * DAY_MS)
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={long.format(day)} className={styles.weekday}>
            {short.format(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayButtonProps {
  day: IssueDate
  mark: DayMark
  isSelected: boolean
  isToday: boolean
  /** Whether this day is the grid's tab stop. */
  isReached: boolean
  onKey: (event: KeyboardEvent) => void
  onPick: () => void
}

function DayButton({ day, mark, onKey, onPick, ...props }: DayButtonProps) {
  const t = useT()
  const { language } = useLanguage()
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
