import { useEffect, useRef } from 'react'
import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import { addMonths } from '#domain/calendar.ts'
import { CALENDAR_WORDS } from '#domain/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './date-dialog.module.css'
import { FIRST_DAY, monthOf } from './month.ts'

interface MonthChooserProps {
  day: IssueDate
  today: IssueDate
  isFocused: boolean
  onMove: (day: IssueDate) => void
}

export function MonthChooser({ day, today, isFocused, onMove }: MonthChooserProps) {
  const t = useT()
  const { language } = useLanguage()
  const yearSelect = useRef<HTMLSelectElement>(null)
  const { months } = CALENDAR_WORDS[language]
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: thisYear - FIRST_ARCHIVE_YEAR + 1 }, (_, i) => thisYear - i)
  const lastMonth = year === thisYear ? Number(today.slice(5, 7)) : 12

  useEffect(() => {
    if (isFocused) yearSelect.current?.focus()
  }, [isFocused])

  return (
    <div className={styles.chooser}>
      <IconButton
        icon="chevron-left"
        label={t('Previous month')}
        isDisabled={monthOf(day) === monthOf(FIRST_DAY)}
        onPress={() => onMove(addMonths(day, -1))}
      />
      <div className={styles.selects}>
        <select
          className={styles.select}
          aria-label={t('Month')}
          value={month}
          onChange={(event) => onMove(addMonths(day, Number(event.target.value) - month))}
        >
          {months.slice(0, lastMonth).map((name, i) => (
            <option key={name} value={i + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          ref={yearSelect}
          className={styles.select}
          aria-label={t('Year')}
          value={year}
          onChange={(event) => onMove(addMonths(day, 12 * (Number(event.target.value) - year)))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        icon="chevron-right"
        label={t('Next month')}
        isDisabled={monthOf(day) === monthOf(today)}
        onPress={() => onMove(addMonths(day, 1))}
      />
    </div>
  )
}
