import { useEffect, useMemo, useRef } from 'react'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { track } from '../analytics/track.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { ResultList } from './ResultList.tsx'
import resultListStyles from './result-list.module.css'
import { SearchFailed } from './SearchFailed.tsx'
import styles from './search-screen.module.css'
import { useResults } from './use-results.ts'
import { type Asked, addressOf, type SearchEntry } from './use-search-request.ts'

interface ResultsProps {
  asked: Asked
  standing: SearchEntry['standing']
  onSettled: (text: string, total: number) => void
  /** Without the filters. */
  onWiden: () => void
}

export function Results({ asked, standing, onSettled, onWiden }: ResultsProps) {
  const t = useT()
  const { results, hits, total } = useResults(asked)
  const query = useMemo(() => parseQuery(asked.text), [asked.text])
  const settle = useSettle({ text: asked.text, standing, total, onSettled })
  const count = total === undefined ? '' : countWords(total, t)

  function body() {
    if (results.isError && hits.length === 0) {
      return <SearchFailed isRetrying={results.isFetching} onRetry={() => void results.refetch()} />
    }
    if (total === undefined) return <Searching />
    if (hits.length === 0) return <NoMatches asked={asked} onWiden={onWiden} />
    return (
      <ResultList
        key={addressOf(asked)}
        asked={asked}
        query={query}
        hits={hits}
        more={results}
        onOpen={settle}
      />
    )
  }

  return (
    <>
      <p className={styles.count} role="status" data-empty={hits.length === 0}>
        {hits.length > 0 ? count : <VisuallyHidden>{count}</VisuallyHidden>}
      </p>
      {body()}
    </>
  )
}

function countWords(count: number, t: Translate): string {
  if (count >= SEARCH_COUNTED_TO) return t('At least {count} results', { count })
  return t('{count} result|{count} results', { count })
}

interface NoMatchesProps {
  asked: Asked
  onWiden: () => void
}

function NoMatches({ asked, onWiden }: NoMatchesProps) {
  const t = useT()
  const isNarrow = [asked.edition, asked.from, asked.to].some((filter) => filter !== undefined)
  return (
    <Notice
      tone="empty"
      icon="search"
      title={t('No Matches Found')}
      action={
        isNarrow && (
          <Button variant="secondary" onPress={onWiden}>
            {t('Search all editions and dates')}
          </Button>
        )
      }
    >
      {isNarrow
        ? t('No article of these editions and dates holds these words.')
        : t('No article holds these words. Fewer words, or another spelling, may find it.')}
    </Notice>
  )
}

const EXPECTED = ['first', 'second', 'third', 'fourth']

/** Appears only when the answer takes a moment. */
function Searching() {
  const t = useT()
  return (
    <div className={resultListStyles.searching}>
      <p className={resultListStyles.words} role="status">
        <Spinner />
        {t('Searching')}
      </p>
      {EXPECTED.map((card) => (
        <div key={card} className={resultListStyles.card}>
          <div className={resultListStyles.thumbnail}>
            <Skeleton height="100%" />
          </div>
          <div className={resultListStyles.about}>
            <Skeleton height="1.4em" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Who looks at an answer that long has searched for it, and was not on the way to another word. */
const SETTLED_AFTER_MS = 2000

interface Settling {
  text: string
  standing: SearchEntry['standing']
  /** Undefined while there is no answer. */
  total: number | undefined
  onSettled: (text: string, total: number) => void
}

/** Once for each search: when it was asked for by Enter, looked at for a while, or a hit was opened. */
function useSettle({ text, standing, total, onSettled }: Settling): () => void {
  const settle = () => {
    if (standing === 'settled' || total === undefined) return
    track('search', { search_term: text, number_of_results: total })
    onSettled(text, total)
  }
  const latest = useRef(settle)

  useEffect(() => {
    latest.current = settle
  })

  useEffect(() => {
    if (standing === 'settled' || total === undefined || !text) return
    const timer = setTimeout(() => latest.current(), standing === 'asked' ? 0 : SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, standing, total])

  return settle
}
