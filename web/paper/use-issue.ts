import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { EDITIONS_CACHE, EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { currentIssueKey, editionsKey, issueKey } from './query-keys.ts'

export function useEditions() {
  return useQuery({
    queryKey: editionsKey(),
    queryFn: async () => (await import('./issue-calls.ts')).fetchEditions(),
    ...EDITIONS_CACHE,
  })
}

/** One edition on one date. Not fetched until both are known. */
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

interface KnownIssueDate {
  /** Undefined until the server has answered. */
  date: IssueDate | undefined
  current: CurrentIssue | undefined
}

/** The date in the address, else the date of the reader's current issue. */
export function useIssueDate(
  asked: IssueDate | undefined,
  edition: number | undefined,
): KnownIssueDate {
  const { data: current, isError } = useQuery({
    queryKey: currentIssueKey(edition),
    queryFn: async () => (await import('./issue-calls.ts')).fetchCurrentIssue(edition ?? 0),
    enabled: edition !== undefined,
    ...EPAPER_DATA_CACHE,
    // A newer issue is offered in a bar; it never replaces the page that is being read.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const today = isError ? runtimeConfig().today : undefined
  return { date: asked ?? current?.date ?? today, current }
}

/** Returns a function that names an edition, or gives its number if it is unknown or discontinued. */
export function useEditionNames(): (edition: number) => string {
  const t = useT()
  const nameOf = useName()
  const groups = useEditions().data ?? []
  const names = new Map(
    groups.flatMap(({ editions }) =>
      editions.map((edition) => [edition.id, nameOf(edition.edition_name, edition.edition_names)]),
    ),
  )
  return (edition) => names.get(edition) ?? `${t('Edition')} ${edition}`
}
