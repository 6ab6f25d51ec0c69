import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Reader } from '#domain/access.ts'
import { useSession } from './use-session.ts'

/** What the reader may open; `checking` until the server has answered. */
export type KnownReader = Reader | { kind: 'checking' }
export type ReaderKind = KnownReader['kind']

const FRESH_MS = 5 * MINUTE_MS
/** The retry interval after a failure. */
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
  // Without session cookies the reader counts as a visitor until the server says otherwise.
  if (session.kind !== 'signed-in') return { kind: 'visitor' }
  if (reader.data) return reader.data
  // A failed query is pending again during a retry; the screen must not return to its loading state.
  return reader.errorUpdateCount > 0 ? { kind: 'freemium' } : { kind: 'checking' }
}
