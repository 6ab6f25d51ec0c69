import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useReader } from '../session/use-reader.ts'
import { EVERY_ISSUE, EVERY_SEARCH } from './query-keys.ts'

/** Refetches issues and searches when the reader's access changes, on every screen. */
export function useRefetchOnAccessChange(): void {
  const cache = useQueryClient()
  const reader = useReader()
  const access =
    reader.kind === 'checking' || reader.kind === 'visitor' ? '' : JSON.stringify(reader)
  const before = useRef(access)

  useEffect(() => {
    const isChanged = before.current !== '' && access !== '' && before.current !== access
    before.current = access
    if (!isChanged) return
    void cache.invalidateQueries({ queryKey: EVERY_ISSUE })
    void cache.invalidateQueries({ queryKey: EVERY_SEARCH })
  }, [access, cache])
}
