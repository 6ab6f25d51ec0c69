import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { IssueDate } from '#contract/issue-date.ts'
import { useSpoken } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import { DayButton } from './DayButton.tsx'
import styles from './date-dialog.module.css'
import type { DayMark } from './day-mark.ts'
import { dayAfterKey, weeksOf } from './month.ts'

interface DayGridProps {
  month: string
  /** The one that the keys move from. */
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
    // The day may be in a month that is yet to be drawn.
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
  const { language } = useSpoken()
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
