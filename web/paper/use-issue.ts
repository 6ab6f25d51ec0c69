import { queryOptions, useQuery } from '@tanstack/react-query'
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

/** One edition on one date; it waits while the edition is not known. */
export function useIssue(date: IssueDate, edition: number | undefined) {
  return useQuery({ ...issueQuery(date, edition), enabled: edition !== undefined })
}

export function issueQuery(date: IssueDate, edition: number | undefined) {
  return queryOptions({
    queryKey: issueKey(date, edition),
    queryFn: async () => (await import('./issue-calls.ts')).fetchIssue(date, edition ?? 0),
    ...EPAPER_DATA_CACHE,
  })
}
