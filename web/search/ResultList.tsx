import { type MouseEvent, useRef } from 'react'
import type { SearchHit } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import { LoadMore } from './LoadMore.tsx'
import { ResultCard } from './ResultCard.tsx'
import styles from './result-list.module.css'
import { type Asked, addressOf } from './search-request.ts'
import { useFocusOnNew } from './use-focus-on-new.ts'
import { useLoadMore } from './use-load-more.ts'
import { keyOf, type useResults } from './use-results.ts'
import { useReturnPlace } from './use-return-place.ts'

interface ResultListProps {
  asked: Asked
  query: SearchQuery
  hits: readonly SearchHit[]
  more: ReturnType<typeof useResults>['results']
  onOpen: () => void
}

export function ResultList({ asked, query, hits, more, onOpen }: ResultListProps) {
  const t = useT()
  const nameOf = useEditionNames()
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const leave = useReturnPlace(list, addressOf(asked))
  const focusOnNew = useFocusOnNew(list, hits.length)
  const { hasNextPage, isFetching, isError } = more

  const load = () => void more.fetchNextPage({ cancelRefetch: false })
  useLoadMore(end, {
    parts: hits.length,
    load: hasNextPage && !isFetching && !isError ? load : undefined,
  })

  /** Before its link leads away. */
  function open({ target }: MouseEvent<HTMLUListElement>) {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    onOpen()
    leave([...(list.current?.querySelectorAll('a') ?? [])].indexOf(link))
  }

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('Results')} onClickCapture={open}>
        {hits.map((hit) => (
          <li key={keyOf(hit)} className={styles.card}>
            <ResultCard
              hit={hit}
              query={query}
              text={asked.text}
              editionName={nameOf(hit._source.edition_number)}
            />
          </li>
        ))}
      </ul>
      <div ref={end}>
        {hasNextPage && (
          <LoadMore
            isLoading={more.isFetchingNextPage}
            isFailed={isError}
            onLoad={() => {
              focusOnNew()
              load()
            }}
          />
        )}
      </div>
    </>
  )
}
