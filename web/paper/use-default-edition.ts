import { useQuery } from '@tanstack/react-query'
import { PREFERENCES_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type ReaderKind, useReader } from '../session/use-reader.ts'
import { readFirstData } from './first-data.ts'
import { PREFERRED_EDITION, STORED_EDITION } from './query-keys.ts'

/** The edition for an address without one; `undefined` until the reader is known. */
export function useDefaultEdition(): number | undefined {
  const reader = useReader()
  const enabled = reader.kind === 'subscriber'
  const preferred = useQuery({
    queryKey: PREFERRED_EDITION,
    queryFn: async () => (await import('./issue-calls.ts')).fetchPreferredEdition(),
    enabled,
    ...PREFERENCES_CACHE,
  })
  const stored = useQuery({
    queryKey: STORED_EDITION,
    queryFn: async () => (await import('./issue-calls.ts')).storedEdition(),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return defaultEdition({
    reader: reader.kind,
    first: readFirstData()?.edition,
    preferred: preferred.isError ? null : preferred.data,
    stored: stored.data,
    brandDefault: runtimeConfig().defaultEdition,
  })
}

interface EditionClues {
  reader: ReaderKind
  /** The edition that the server chose for the first view. */
  first: number | undefined
  /** `null` when the reader has none, `undefined` while unknown. */
  preferred: number | null | undefined
  stored: number | null | undefined
  brandDefault: number
}

/** The edition for an address without one; `undefined` until the reader is known. */
export function defaultEdition(clues: EditionClues): number | undefined {
  switch (clues.reader) {
    case 'checking':
      return clues.first
    case 'visitor':
    case 'freemium':
      return clues.brandDefault
    case 'subscriber':
      return preferredEdition(clues)
  }
}

function preferredEdition({ first, preferred, stored, brandDefault }: EditionClues) {
  const edition = preferred ?? stored ?? (preferred === undefined ? first : undefined)
  if (edition) return edition
  const isSettled = preferred !== undefined && stored !== undefined
  return isSettled ? brandDefault : undefined
}
