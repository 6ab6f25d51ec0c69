import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import { EDITIONS_CACHE, EPAPER_DATA_CACHE } from '../api/cache-rules.ts'
import { editionsKey, issueKey } from './query-keys.ts'

export function useEditions() {
  return useQuery({
    queryKey: editionsKey(),
    queryFn: async () => (await import('./issue-calls.ts')).fetchEditions(),
    ...EDITIONS_CACHE,
  })
}

/** One edition on one date; it waits while either is not known. */
export function useIssue(date: IssueDate | undefined, edition: number | undefined) {
  const isKnown = date !== undefined && edition !== undefined
  return useQuery({
    queryKey: issueKey(date, edition),
    queryFn: isKnown ? () => fetchIssue(date, edition) : skipToken,
    ...EPAPER_DATA_CACHE,
  })
}

export function issueQuery(date: IssueDate, edition: number) {
  return queryOptions({
    queryKey: issueKey(date, edition),
    queryFn: () => fetchIssue(date, edition),
    ...EPAPER_DATA_CACHE,
  })
}

async function fetchIssue(date: IssueDate, edition: number) {
  return (await import('./issue-calls.ts')).fetchIssue(date, edition)
}
