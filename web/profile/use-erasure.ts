import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelErasure, type Erasure, getErasure } from '#contract/reader-data.ts'
import { call } from '../api/call.ts'

const ERASURE = ['erasure']

export function useErasure() {
  return useQuery({ queryKey: ERASURE, queryFn: () => call(getErasure, {}) })
}

/** Puts the server's reply to a request or a cancellation into the cache. */
export function useShowErasure() {
  const cache = useQueryClient()
  return (erasure: Erasure) => cache.setQueryData<Erasure>(ERASURE, erasure)
}

export function useCancelErasure() {
  const show = useShowErasure()
  return useMutation({ mutationFn: () => call(cancelErasure, {}), onSuccess: show })
}
