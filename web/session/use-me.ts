import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/auth.ts'
import { call } from '../api/call.ts'

export const ME = ['me']

/** The reader's name and contacts. */
export function useMe(isEnabled = true) {
  return useQuery({ queryKey: ME, queryFn: () => call(getMe, { headers: {} }), enabled: isEnabled })
}
