import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: DEFAULT_CACHE },
    queryCache: new QueryCache({ onError: logFailure }),
  })
}

/** Logs a failed query for support; the screen handles the failure itself. */
function logFailure(error: Error, { queryKey }: { queryKey: readonly unknown[] }): void {
  console.warn('Could not be fetched:', queryKey.join(' '), error.message)
}

const LONGEST_RETRY_DELAY_MS = 30 * SECOND_MS

/** For queries without a rule of their own below. */
export const DEFAULT_CACHE = {
  gcTime: 5 * MINUTE_MS,
  retry: upTo(3),
  retryDelay: (failures: number) => Math.min(SECOND_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS),
}

export const EPAPER_DATA_CACHE = {
  staleTime: HOUR_MS,
  gcTime: 24 * HOUR_MS,
  retry: false,
  refetchOnWindowFocus: false,
}

export const EDITIONS_CACHE = { staleTime: HOUR_MS, gcTime: 24 * HOUR_MS }

export const PREFERENCES_CACHE = { staleTime: 30 * MINUTE_MS, gcTime: HOUR_MS, retry: upTo(1) }

export const DISCOUNT_BANNER_CACHE = { staleTime: MINUTE_MS }

export const SAVED_ARTICLES_CACHE = { staleTime: 5 * MINUTE_MS }

export const PLANS_CACHE = { staleTime: 5 * MINUTE_MS }

/** No retry: the screen offers Try Again, and a search that failed without a network is repeated when it is back. */
export const SEARCH_CACHE = {
  staleTime: 5 * MINUTE_MS,
  gcTime: HOUR_MS,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const

/** Retries only faults. A refusal is final, and a retry would only delay it. */
function upTo(retries: number) {
  return (failures: number, error: Error) => failures < retries && mayPass(error)
}

function mayPass(error: Error): boolean {
  if (!(error instanceof CallError)) return true
  return ['internal', 'unavailable', 'too-many-requests'].includes(error.code)
}
