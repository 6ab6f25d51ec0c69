import { useQuery } from '@tanstack/react-query'
import { PREFERENCES_CACHE } from '../api/cache-rules.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useReader } from '../session/use-reader.ts'
import { defaultEdition } from './default-edition.ts'
import { readFirstData } from './first-data.ts'
import { PREFERRED_EDITION, STORED_EDITION } from './query-keys.ts'

/** The edition of an address that names none; `undefined` while that hangs on who is reading. */
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
