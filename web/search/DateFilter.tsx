import { useState } from 'react'
import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import { FilterDate, FilterSelect } from '#ui/FilterField.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { isDay } from '../paper/place.ts'
import {
  ARCHIVE_BEGINS,
  nameOfRange,
  RANGE_NAMES,
  type Range,
  type RangeName,
  rangeNamed,
  withDay,
} from './date-range.ts'
import styles from './filters.module.css'

const OWN_DATES = 'own-dates'

interface ChosenDates {
  /** The name of the range, or `own-dates` if the reader sets its days. */
  chosen: RangeName | typeof OWN_DATES
  choose: (value: string) => void
  setDay: (end: 'from' | 'to') => (day: IssueDate | undefined) => void
}

/** The dates that the search is narrowed to. A range that happens to have a name stays open while its days are set. */
export function useDates(range: Range, onChoose: (range: Range) => void): ChosenDates {
  const { today } = runtimeConfig()
  const [isChoosing, setChoosing] = useState(false)
  return {
    chosen: (!isChoosing && nameOfRange(range, today)) || OWN_DATES,
    choose: (value) => {
      const name = RANGE_NAMES.find((one) => one === value)
      setChoosing(name === undefined)
      if (name) onChoose(rangeNamed(name, today))
    },
    setDay: (end) => (day) => {
      setChoosing(true)
      onChoose(withDay(range, end, day))
    },
  }
}

interface DateFilterProps {
  dates: ChosenDates
}

export function DateFilter({ dates: { chosen, choose } }: DateFilterProps) {
  const t = useT()
  return (
    <FilterSelect
      label={t('Date')}
      isChosen={chosen !== 'everything'}
      value={chosen}
      onChoose={choose}
    >
      {RANGE_NAMES.map((name) => (
        <option key={name} value={name}>
          {rangeWords(name, t)}
        </option>
      ))}
      <option value={OWN_DATES}>{t('Choose dates')}</option>
    </FilterSelect>
  )
}

interface OwnDatesProps extends DateFilterProps {
  range: Range
}

/** The first and the last day, on a line of their own below the other filters. */
export function OwnDates({ dates: { chosen, setDay }, range }: OwnDatesProps) {
  const t = useT()
  if (chosen !== OWN_DATES) return null
  return (
    <div className={styles.days}>
      <DateField label={t('From')} day={range.from} onChange={setDay('from')} />
      <DateField label={t('To')} day={range.to} onChange={setDay('to')} />
    </div>
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

interface DateFieldProps {
  label: string
  day: IssueDate | undefined
  onChange: (day: IssueDate | undefined) => void
}

function DateField({ label, day, onChange }: DateFieldProps) {
  const { today } = runtimeConfig()
  // Holds an incomplete date: while 2026 is typed, the year is 2, then 20, then 202.
  const [draft, setDraft] = useState<string>()

  function type(text: string) {
    setDraft(text)
    if (text === '') onChange(undefined)
    else if (isDay(text) && text >= ARCHIVE_BEGINS && text <= today) onChange(text)
  }

  return (
    <FilterDate
      label={label}
      min={ARCHIVE_BEGINS}
      max={today}
      value={draft ?? day ?? ''}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}
