import { useState } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { useT } from '../../i18n/use-t.ts'
import { DayGrid } from './DayGrid.tsx'
import styles from './date-dialog.module.css'
import { type DayMark, dayMark, reachesArchiveStart } from './day-mark.ts'
import { Legend } from './Legend.tsx'
import { MonthChooser } from './MonthChooser.tsx'
import { clampDay, monthOf } from './month.ts'
import { useIssueDates } from './use-issue-dates.ts'

interface DateDialogProps {
  date: IssueDate
  edition: number
  /** The archives are a matter of years. */
  startsAt: 'day' | 'year'
  onPick: (date: IssueDate, mark: DayMark) => void
  onClose: () => void
}

export function DateDialog({ date, edition, startsAt, onPick, onClose }: DateDialogProps) {
  const t = useT()
  const { today } = runtimeConfig()
  const [day, setDay] = useState(() => clampDay(date, today))
  const month = monthOf(day)
  const known = useIssueDates(edition, month)
  const markOf = (one: IssueDate) => dayMark(one, today, known.data)
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
          hasLockedDays={known.data !== undefined && !reachesArchiveStart(known.data.reach)}
        />
      </div>
    </Dialog>
  )
}
