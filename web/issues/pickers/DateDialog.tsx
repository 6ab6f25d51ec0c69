import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { getIssueDates } from '#contract/issues.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { call } from '../../api/call.ts'
import { EDITIONS_CACHE } from '../../api/query-client.ts'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { useT } from '../../i18n/use-t.ts'
import { issueDatesKey } from '../../paper/query-keys.ts'
import { DayGrid } from './DayGrid.tsx'
import styles from './date-dialog.module.css'
import { type DayMark, dayMark, reachesArchiveStart } from './day-mark.ts'
import { MonthChooser } from './MonthChooser.tsx'
import { clampDay, monthOf, weeksOf } from './month.ts'

interface DateDialogProps {
  date: IssueDate
  edition: number
  /** Which control has the focus first: the day, or the year for the archive. */
  startsAt: 'day' | 'year'
  onPick: (date: IssueDate, mark: DayMark) => void
  onClose: () => void
}

export function DateDialog({ date, edition, startsAt, onPick, onClose }: DateDialogProps) {
  const t = useT()
  const { today } = runtimeConfig()
  const [day, setDay] = useState(() => clampDay(date, today))
  const month = monthOf(day)
  const issueDates = useIssueDates(edition, month)
  const markOf = (one: IssueDate) => dayMark(one, today, issueDates.data)
  const move = (next: IssueDate) => setDay(clampDay(next, today))

  return (
    <Dialog title={t('Choose a date')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.calendar}>
        <MonthChooser day={day} today={today} isFocused={startsAt === 'year'} onMove={move} />
        <DayGrid
          month={month}
          day={day}
          selected={date}
          today={today}
          isFocused={startsAt === 'day'}
          markOf={markOf}
          onMove={move}
          onPick={(picked) => onPick(picked, markOf(picked))}
        />
        <Legend
          missingDay={weeksOf(month)
            .flat()
            .find((one) => one && markOf(one) === 'no-issue')}
          hasLockedDays={
            issueDates.data !== undefined && !reachesArchiveStart(issueDates.data.reach)
          }
        />
        <Link to={`/archive?month=${month}&edition_No=${edition}`}>
          {t('Front pages of this month')}
        </Link>
      </div>
    </Dialog>
  )
}

interface LegendProps {
  /** A day of the month without an issue. */
  missingDay: IssueDate | undefined
  /** Whether some days are not in the reader's plan. */
  hasLockedDays: boolean
}

/** Hidden from screen readers, because each day's label says it. */
function Legend({ missingDay, hasLockedDays }: LegendProps) {
  const t = useT()
  return (
    <ul className={styles.legend} aria-hidden="true">
      {missingDay && (
        <li>
          <span className={styles.struck}>{Number(missingDay.slice(8))}</span> {t('No edition')}
        </li>
      )}
      {hasLockedDays && (
        <li>
          <Icon name="lock" /> {t('Not in your plan')}
        </li>
      )}
    </ul>
  )
}

/** The days of a month with an issue, and the dates that the reader may open. */
function useIssueDates(edition: number, month: string) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: issueDatesKey(edition, month),
    queryFn: () => call(getIssueDates, { query: { publisher, edition, month } }),
    placeholderData: keepPreviousData,
    ...EDITIONS_CACHE,
  })
}
