import { useQuery } from '@tanstack/react-query'
import type { Reader } from '#domain/access.ts'
import { useSession } from './use-session.ts'

/** What the reader may open, as the server says; `checking` until it has. */
export type KnownReader = Reader | { kind: 'checking' }
export type ReaderKind = KnownReader['kind']

const FRESH_MS = 5 * 60 * 1000

export function useReader(): KnownReader {
  const session = useSession()
  const reader = useQuery({
    queryKey: ['reader'],
    queryFn: async () => (await import('./ask-entitlement.ts')).askEntitlement(),
    enabled: session.kind === 'signed-in',
    staleTime: FRESH_MS,
  })
  // Whoever left no trace in this browser is a visitor, until the server knows better.
  if (session.kind !== 'signed-in') return { kind: 'visitor' }
  if (reader.data) return reader.data
  return reader.isError ? { kind: 'freemium' } : { kind: 'checking' }
}
