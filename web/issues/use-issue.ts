import { useQuery } from '@tanstack/react-query'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { getEpaperData, listEditions } from '#contract/issues.ts'
import { EDITIONS_CACHE, EPAPER_DATA_CACHE } from '../api/cache-rules.ts'
import { call } from '../api/call.ts'
import { brand } from '../brand/brand.ts'

export function useEditions() {
  const { publisher } = brand()
  return useQuery({
    queryKey: ['editions', publisher],
    queryFn: () => call(listEditions, { query: { publisher } }),
    ...EDITIONS_CACHE,
  })
}

/** One edition on one date. */
export function useIssue(date: IssueDate, edition: number) {
  const { publisher } = brand()
  return useQuery({
    queryKey: ['epaper-data', publisher, date, edition],
    queryFn: () =>
      call(getEpaperData, { query: { publisher, date: compactDate(date), edition }, headers: {} }),
    ...EPAPER_DATA_CACHE,
  })
}
