import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Names } from '#contract/names.ts'
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
import { type SearchEntry, type SearchRequest, searchPath } from './use-search-request.ts'

interface ResultsProps {
  request: SearchRequest
  standing: SearchEntry['standing']
  onSettled: (text: string, total: number) => void
  /** Without the filters. */
  onWiden: () => void
  /** Lets the reader follow the search, or the section that it is narrowed to. */
  follow: (section: { name: string; names?: Names } | undefined) => ReactNode
}

export function Results({ request, standing, onSettled, onWiden, follow }: ResultsProps) {
  const t = useT()
  const { results, hits, total, hasMore, sections } = useResults(request)
  const query = useMemo(() => parseQuery(request.text), [request.text])
  const settle = useSettle({ text: request.text, standing, total, onSettled })
  const count = total === undefined ? '' : countWords(total, hasMore, t)

  function body() {
    if (results.isError && hits.length === 0) {
      return <SearchFailed isRetrying={results.isFetching} onRetry={() => void results.refetch()} />
    }
    if (total === undefined) return <SearchSkeleton />
    if (hits.length === 0) return <NoMatches request={request} onWiden={onWiden} />
    return (
      <ResultList
        key={searchPath(request)}
        request={request}
        query={query}
        hits={hits}
        more={results}
        onOpen={settle}
      />
    )
  }

  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status" data-empty={hits.length === 0}>
          {hits.length > 0 ? count : <VisuallyHidden>{count}</VisuallyHidden>}
        </p>
        {total !== undefined && follow(sections.find(({ name }) => name === request.section))}
      </div>
      {body()}
    </>
  )
}

function countWords(count: number, hasMore: boolean, t: Translate): string {
  if (hasMore) return t('At least {count} results', { count })
  return t('{count} result|{count} results', { count })
}

interface NoMatchesProps {
  request: SearchRequest
  onWiden: () => void
}

function NoMatches({ request, onWiden }: NoMatchesProps) {
  const t = useT()
  const isNarrow = [request.edition, request.from, request.to, request.section].some(
    (filter) => filter !== undefined,
  )
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

/** Appears after a short delay. */
function SearchSkeleton() {
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

/** Results that are viewed this long count as a search, not as an intermediate state of typing. */
const SETTLED_AFTER_MS = 2000

interface SettleOptions {
  text: string
  standing: SearchEntry['standing']
  /** Undefined until there are results. */
  total: number | undefined
  onSettled: (text: string, total: number) => void
}

/** Tracks each search once: after Enter, after viewing its results for a while, or when a result is opened. */
function useSettle({ text, standing, total, onSettled }: SettleOptions): () => void {
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
    const timer = setTimeout(
      () => latest.current(),
      standing === 'submitted' ? 0 : SETTLED_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [text, standing, total])

  return settle
}
