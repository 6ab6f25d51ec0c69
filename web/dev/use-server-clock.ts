import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getClock, moveClock } from '#contract/dev.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { useDevT } from './use-dev-t.ts'

const CLOCK = ['clock']

export function useServerClock() {
  return useQuery({
    queryKey: CLOCK,
    queryFn: () => call(getClock, {}),
    refetchInterval: 5 * SECOND_MS,
  })
}

/** Moves the clock; what fell due in between has been done when it resolves. */
export function useMoveClock() {
  const t = useDevT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (to: Date) => call(moveClock, { body: { now: to.toISOString() } }),
    onSuccess: (clock) => {
      cache.setQueryData(CLOCK, clock)
      void cache.invalidateQueries()
    },
    onError: () => showToast('error', t('The clock could not be moved. Please try again.')),
  })
}
