import { useState } from 'react'
import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useName } from '../i18n/Name.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { isDay } from '../paper/place.ts'
import { useEditionNames, useEditions } from '../paper/use-issue.ts'
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
import { SectionFilter } from './SectionFilter.tsx'
import { SortChoice } from './SortChoice.tsx'
import type { SearchRequest } from './use-search-request.ts'

interface FiltersProps {
  request: SearchRequest
  onChoose: (change: Partial<SearchRequest>) => void
}

export function Filters({ request, onChoose }: FiltersProps) {
  const t = useT()
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{t('Narrow the search')}</legend>
      <EditionFilter edition={request.edition} onChoose={(edition) => onChoose({ edition })} />
      <DateFilter range={request} onChoose={onChoose} />
      <SectionFilter request={request} onChoose={(section) => onChoose({ section })} />
      <SortChoice sort={request.sort} onChoose={(sort) => onChoose({ sort })} />
    </fieldset>
  )
}

interface EditionFilterProps {
  /** Undefined for all of them. */
  edition: number | undefined
  onChoose: (edition: number | undefined) => void
}

function EditionFilter({ edition, onChoose }: EditionFilterProps) {
  const t = useT()
  const inLanguage = useName()
  const groups = useEditions().data ?? []
  const nameOf = useEditionNames()
  const listed = groups.flatMap(({ editions }) => editions.map(({ id }) => id))
  return (
    <select
      className={styles.choice}
      aria-label={t('Edition')}
      data-chosen={edition !== undefined}
      value={edition ?? ''}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
    >
      <option value="">{t('All editions')}</option>
      {/* The list is still loading, or the edition is discontinued. */}
      {edition && !listed.includes(edition) && <option value={edition}>{nameOf(edition)}</option>}
      {groups.map(({ parent_edition, parent_edition_names, editions }) => (
        <optgroup key={parent_edition} label={inLanguage(parent_edition, parent_edition_names)}>
          {editions.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

const OWN_DATES = 'own-dates'

interface DateFilterProps {
  range: Range
  onChoose: (range: Range) => void
}

function DateFilter({ range, onChoose }: DateFilterProps) {
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
