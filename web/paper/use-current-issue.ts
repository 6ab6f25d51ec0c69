import { useQuery } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { EPAPER_DATA_CACHE } from '../api/cache-rules.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { currentIssueKey } from './query-keys.ts'

interface IssueDateAsked {
  /** Undefined while it hangs on the server's answer. */
  date: IssueDate | undefined
  current: CurrentIssue | undefined
}

/** The date of an address: its own, or that of the issue which counts as today's for the reader. */
export function useIssueDate(
  asked: IssueDate | undefined,
  edition: number | undefined,
): IssueDateAsked {
  const { data: current, isError } = useQuery({
    queryKey: currentIssueKey(edition),
    queryFn: async () => (await import('./issue-calls.ts')).fetchCurrentIssue(edition ?? 0),
    enabled: edition !== undefined,
    ...EPAPER_DATA_CACHE,
    // A newer issue is offered by the bar and never swapped in.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const today = isError ? runtimeConfig().today : undefined
  return { date: asked ?? current?.date ?? today, current }
}
