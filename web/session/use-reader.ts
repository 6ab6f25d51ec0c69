import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Reader } from '#domain/access.ts'
import { useSession } from './use-session.ts'

/** What the reader may open, as the server says; `checking` until it has. */
export type KnownReader = Reader | { kind: 'checking' }
export type ReaderKind = KnownReader['kind']

const FRESH_MS = 5 * MINUTE_MS
/** Without an answer the server is asked again this often. */
const ASK_AGAIN_MS = 30 * SECOND_MS

export function useReader(): KnownReader {
  const session = useSession()
  const reader = useQuery({
    queryKey: ['reader'],
    queryFn: async () => (await import('./fetch-entitlement.ts')).fetchEntitlement(),
    enabled: session.kind === 'signed-in',
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? false : ASK_AGAIN_MS),
  })
  // Whoever left no trace in this browser is a visitor, until the server knows better.
  if (session.kind !== 'signed-in') return { kind: 'visitor' }
  if (reader.data) return reader.data
  // A query that failed is pending again while it is asked anew: the screen must not wait for it again.
  return reader.errorUpdateCount > 0 ? { kind: 'freemium' } : { kind: 'checking' }
}
