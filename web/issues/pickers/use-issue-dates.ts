import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getIssueDates } from '#contract/issues.ts'
import { call } from '../../api/call.ts'
import { EDITIONS_CACHE } from '../../api/query-client.ts'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { issueDatesKey } from '../../paper/query-keys.ts'

/** The days of a month that have an issue, and how far back the reader may go. */
export function useIssueDates(edition: number, month: string) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: issueDatesKey(edition, month),
    queryFn: () => call(getIssueDates, { query: { publisher, edition, month } }),
    placeholderData: keepPreviousData,
    ...EDITIONS_CACHE,
  })
}
