import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '#contract/auth-sessions.ts'
import { call } from '../api/call.ts'

const DEVICES = ['devices']

export function useDevices() {
  return useQuery({ queryKey: DEVICES, queryFn: () => call(listSessions, {}) })
}

/** Signs one device out, or all but this one. */
export function useSignOutDevices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (which: { sessionHandle: string } | 'others') =>
      which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: which }),
    onSettled: () => cache.invalidateQueries({ queryKey: DEVICES }),
  })
}
