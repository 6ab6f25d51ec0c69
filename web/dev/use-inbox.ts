import { useQuery } from '@tanstack/react-query'
import { readInbox } from '#contract/dev.ts'
import { call } from '../api/call.ts'

/** What would have been sent, looked up again and again: the person waits for a code. */
export function useInbox() {
  return useQuery({
    queryKey: ['inbox'],
    queryFn: () => call(readInbox, { query: {} }),
    refetchInterval: 2000,
  })
}
