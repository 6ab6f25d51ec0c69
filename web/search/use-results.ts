import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compactDate } from '#contract/issue-date.ts'
import { SEARCH_PAGE_SIZE, type SearchHit, type SearchResult, search } from '#contract/search.ts'
import { call } from '../api/call.ts'
import { SEARCH_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { EVERY_SEARCH } from '../paper/query-keys.ts'
import type { SearchRequest } from './use-search-request.ts'

const NO_SECTIONS: NonNullable<SearchResult['sections']> = []

/** Each search has its own query key, so that a late reply never replaces a newer one. */
export function useResults(request: SearchRequest) {
  const { publisher } = runtimeConfig()
  const results = useInfiniteQuery({
    queryKey: [...EVERY_SEARCH, publisher, request],
    queryFn: ({ pageParam }) =>
      call(search, {
        query: {
          query: request.text,
          publisher_short_code: publisher,
          editionNo: request.edition,
          section: request.section,
          sort: request.sort,
          group: 'story',
          ...datesOf(request),
          offset: pageParam,
          limit: SEARCH_PAGE_SIZE,
        },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ hits }, pages) =>
      hits.length === SEARCH_PAGE_SIZE ? pages.length * SEARCH_PAGE_SIZE : undefined,
    enabled: request.text !== '',
    ...SEARCH_CACHE,
  })
  const { data } = results
  const hits = useMemo(() => distinct(data?.pages.flatMap((page) => page.hits) ?? []), [data])
  const { total, hasMore = false, sections = NO_SECTIONS } = data?.pages[0] ?? {}
  return { results, hits, total, hasMore, sections }
}

/** One day is sent as `date`, several as `from` and `to`. */
function datesOf({ from, to }: SearchRequest) {
  if (from && from === to) return { date: compactDate(from) }
  return { from: from && compactDate(from), to: to && compactDate(to) }
}

/** A newly published issue shifts the pages of results, so that a hit may appear twice. */
function distinct(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()]
}

/** An article has the same id in every edition that prints it. */
export function keyOf({ _id, _source: { edition_date, edition_number } }: SearchHit): string {
  return `${edition_date} ${edition_number} ${_id}`
}
