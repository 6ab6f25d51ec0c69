import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { MonthCount } from '#contract/around-story.ts'
import { formatMonth } from '#domain/format.ts'
import { textLanguage, useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './around-story.module.css'
import { useWordFrequency } from './use-around-story.ts'

/** How often a word that marks the article is printed, month by month. A month opens as a search. */
export function WordChart({ words }: { words: readonly string[] }) {
  const t = useT()
  const [chosen, setChosen] = useState(words[0] ?? '')
  const { data } = useWordFrequency(chosen)
  const months = data?.months ?? []
  return (
    <>
      <h2 className={styles.heading}>{t('How often it is in the paper')}</h2>
      <fieldset className={styles.words}>
        <legend className={styles.legend}>{t('Word')}</legend>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={word === chosen}
            lang={textLanguage(word)}
            onClick={() => setChosen(word)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      {months.length > 0 && <Months word={chosen} months={months} />}
      {data && months.length === 0 && (
        <p className={styles.none}>{t('This word is too common to count.')}</p>
      )}
    </>
  )
}

interface MonthsProps {
  word: string
  months: readonly MonthCount[]
}

function Months({ word, months }: MonthsProps) {
  const t = useT()
  const { language } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const most = Math.max(...months.map(({ articles }) => articles), 1)
  // The latest of several: the bars of the newest months are on the screen.
  const fullest = months.findLast(({ articles }) => articles === most)

  // The newest months are at the end.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [])

  return (
    <>
      <ol className={styles.years} ref={list}>
        {yearsOf(months).map((year) => (
          <li key={year}>
            <ol className={styles.months}>
              {months
                .filter(({ month }) => month.startsWith(year))
                .map((count) => (
                  <Month key={count.month} word={word} count={count} most={most} />
                ))}
            </ol>
            <span className={styles.year}>{year}</span>
          </li>
        ))}
      </ol>
      {fullest && (
        <p className={styles.most}>
          {t('Most in {month}: {count} article|Most in {month}: {count} articles', {
            month: formatMonth(fullest.month, language),
            count: most,
          })}
        </p>
      )}
    </>
  )
}

function yearsOf(months: readonly MonthCount[]): string[] {
  return [...new Set(months.map(({ month }) => month.slice(0, 4)))]
}

interface MonthProps {
  word: string
  count: MonthCount
  /** Of all months. */
  most: number
}

function Month({ word, count: { month, articles }, most }: MonthProps) {
  const t = useT()
  const { language } = useLanguage()
  const style: CSSProperties & Record<'--share', number> = { '--share': articles / most }
  const name = t('{month}: {count} article|{month}: {count} articles', {
    month: formatMonth(month, language),
    count: articles,
  })
  return (
    <li>
      {articles > 0 ? (
        <Link to={monthPath(word, month)} aria-label={name} title={name} style={style} />
      ) : (
        <span title={name} />
      )}
    </li>
  )
}

/** The search for the word in this month. */
function monthPath(word: string, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const search = new URLSearchParams({ q: word, from: `${month}-01`, to: `${month}-${last}` })
  return `/search?${search}`
}
