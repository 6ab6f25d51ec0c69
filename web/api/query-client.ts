import { QueryCache, QueryClient } from '@tanstack/react-query'
import { DEFAULT_CACHE } from './cache-rules.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: DEFAULT_CACHE },
    queryCache: new QueryCache({ onError: logFailure }),
  })
}

/** The screen goes on without it; whoever looks into a complaint finds it here. */
function logFailure(error: Error, { queryKey }: { queryKey: readonly unknown[] }): void {
  console.warn('Could not be fetched:', queryKey.join(' '), error.message)
}
