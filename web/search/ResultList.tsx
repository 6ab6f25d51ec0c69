import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { LOAD_MORE_WITHIN_PX, type SearchHit } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './result-list.module.css'
import { SearchFailed } from './SearchFailed.tsx'
import { keyOf, type useResults } from './use-results.ts'
import { type SearchRequest, searchPath } from './use-search-request.ts'

interface ResultListProps {
  request: SearchRequest
  query: SearchQuery
  hits: readonly SearchHit[]
  more: ReturnType<typeof useResults>['results']
  onOpen: () => void
}

export function ResultList({ request, query, hits, more, onOpen }: ResultListProps) {
  const t = useT()
  const nameOf = useEditionNames()
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const leave = useReturnPlace(list, searchPath(request))
  const focusOnNew = useFocusOnNew(list, hits.length)
  const { hasNextPage, isFetching, isError } = more

  const load = () => void more.fetchNextPage({ cancelRefetch: false })
  useLoadMore(end, {
    parts: hits.length,
    load: hasNextPage && !isFetching && !isError ? load : undefined,
  })

  /** Runs before the link navigates. */
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
              text={request.text}
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

interface LoadMoreProps {
  isLoading: boolean
  isFailed: boolean
  onLoad: () => void
}

function LoadMore({ isLoading, isFailed, onLoad }: LoadMoreProps) {
  const t = useT()
  if (isFailed) return <SearchFailed isRetrying={isLoading} onRetry={onLoad} />
  return (
    <div className={styles.more}>
      <Button variant="secondary" isLoading={isLoading} onPress={onLoad}>
        {t('Load More Results')}
      </Button>
    </div>
  )
}

/** After Load More, focuses the first new result. */
function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined)

  useEffect(() => {
    if (askedAt.current === undefined || count === askedAt.current) return
    list.current
      ?.querySelectorAll<HTMLElement>('h2 a')
      [askedAt.current]?.focus({ preventScroll: true })
    askedAt.current = undefined
  }, [list, count])

  return () => {
    askedAt.current = count
  }
}

/** Calls `load` when the end of the list is near the viewport; checks again after each page of results. */
export function useLoadMore(
  end: RefObject<Element | null>,
  { parts, load }: { parts: number; load: (() => void) | undefined },
): void {
  const latest = useRef(load)
  const isOpen = load !== undefined

  useEffect(() => {
    latest.current = load
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: after another page of results the end may still be near.
  useEffect(() => {
    if (!isOpen || !end.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current?.(),
      { rootMargin: `0px 0px ${LOAD_MORE_WITHIN_PX}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [end, isOpen, parts])
}

interface Place {
  top: number
  /** The index of the opened link. */
  index: number
}

/** By search path, while the app is open. */
const left = new Map<string, Place>()

/** Restores scroll position and focus after an article; a new list starts at its top. */
function useReturnPlace(list: RefObject<HTMLElement | null>, address: string) {
  const arrivedBy = useRef(useNavigationType())

  useLayoutEffect(() => {
    const place = arrivedBy.current === 'POP' ? left.get(address) : undefined
    if (place) list.current?.querySelectorAll('a')[place.index]?.focus({ preventScroll: true })
    if (place || arrivedBy.current !== 'POP') window.scrollTo(0, place?.top ?? 0)
  }, [list, address])

  return (index: number) => left.set(address, { top: window.scrollY, index })
}
