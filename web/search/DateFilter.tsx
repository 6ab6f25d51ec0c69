import { useState } from 'react'
import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { DateField } from './DateField.tsx'
import {
  nameOfRange,
  RANGE_NAMES,
  type Range,
  type RangeName,
  rangeNamed,
  withDay,
} from './date-range.ts'
import styles from './filters.module.css'

const OWN_DATES = 'own-dates'

interface DateFilterProps {
  range: Range
  onChoose: (range: Range) => void
}

export function DateFilter({ range, onChoose }: DateFilterProps) {
  const t = useT()
  const { today } = runtimeConfig()
  const [isChoosing, setChoosing] = useState(false)
  const chosen = (!isChoosing && nameOfRange(range, today)) || OWN_DATES

  const setDay = (end: 'from' | 'to') => (day: IssueDate | undefined) => {
    setChoosing(true)
    onChoose(withDay(range, end, day))
  }

  function choose(value: string) {
    const name = RANGE_NAMES.find((one) => one === value)
    setChoosing(name === undefined)
    if (name) onChoose(rangeNamed(name, today))
  }

  return (
    <>
      <select
        className={styles.choice}
        aria-label={t('Date')}
        data-chosen={chosen !== 'everything'}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {RANGE_NAMES.map((name) => (
          <option key={name} value={name}>
            {rangeWords(name, t)}
          </option>
        ))}
        <option value={OWN_DATES}>{t('Choose dates')}</option>
      </select>
      {chosen === OWN_DATES && (
        <div className={styles.days}>
          <DateField label={t('From')} day={range.from} onChange={setDay('from')} />
          <DateField label={t('To')} day={range.to} onChange={setDay('to')} />
        </div>
      )}
    </>
  )
}

function rangeWords(name: RangeName, t: Translate): string {
  switch (name) {
    case 'everything':
      return t('Since {year}', { year: String(FIRST_ARCHIVE_YEAR) })
    case 'today':
      return t('Today')
    case 'last-week':
      return t('Last 7 days')
    case 'last-month':
      return t('Last month')
  }
}
