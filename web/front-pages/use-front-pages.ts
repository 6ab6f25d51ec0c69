import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '#contract/durations.ts'
import { listFrontPages, listThisDay } from '#contract/front-pages.ts'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { frontPagesKey } from '../paper/query-keys.ts'

/**
 * The addresses of the pictures are valid for at least 15 minutes. Without a network a month fails at once, instead of waiting behind the
 * pages of another, and is fetched when the network is back.
 */
const CACHE = {
  staleTime: 10 * MINUTE_MS,
  gcTime: 15 * MINUTE_MS,
  retry: false,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const

export function useFrontPages(edition: number | undefined, month: string) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: frontPagesKey(edition, month),
    queryFn: () => call(listFrontPages, { query: { publisher, edition: edition ?? 0, month } }),
    enabled: edition !== undefined,
    placeholderData: keepPreviousData,
    ...CACHE,
  })
}

/** The front pages of the same day in earlier years. */
export function useThisDay(edition: number | undefined, date: IssueDate) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: frontPagesKey(edition, date),
    queryFn: () =>
      call(listThisDay, { query: { publisher, edition: edition ?? 0, date: compactDate(date) } }),
    enabled: edition !== undefined,
    ...CACHE,
  })
}
