import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/auth.ts'
import { call } from '../api/call.ts'

export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: () => call(getMe, { headers: {} }) })
}
