import { useMemo } from 'react'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { NoMatches } from './NoMatches.tsx'
import { ResultList } from './ResultList.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { Searching } from './Searching.tsx'
import type { SearchEntry } from './search-entry.ts'
import { type Asked, addressOf } from './search-request.ts'
import styles from './search-screen.module.css'
import { useResults } from './use-results.ts'
import { useSettle } from './use-settle.ts'

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
