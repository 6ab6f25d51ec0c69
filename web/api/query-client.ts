import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_CACHE } from './cache-rules.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: DEFAULT_CACHE } })
}
