import { useQuery } from '@tanstack/react-query'
import { SECOND_MS } from '#contract/durations.ts'
import { getSiteStatus } from '#contract/status.ts'
import { call } from '../api/call.ts'

const REFRESH_EVERY_MS = 30 * SECOND_MS

export function useStatus() {
  return useQuery({
    queryKey: ['status'],
    queryFn: () => call(getSiteStatus, {}),
    refetchInterval: REFRESH_EVERY_MS,
    retry: false,
    networkMode: 'always',
  })
}
