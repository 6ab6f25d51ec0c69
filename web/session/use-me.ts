import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/auth.ts'
import { call } from '../api/call.ts'

export const ME = ['me']

/** The reader's name and contacts. */
export function useMe(isEnabled = true) {
  return useQuery({ queryKey: ME, queryFn: () => call(getMe, { headers: {} }), enabled: isEnabled })
}

/** The contact that the reader signed in with, to show whose account this is. */
export function useSignInContact(): string | undefined {
  const userData = useMe().data?.userData
  return userData?.preferred_identity?.value ?? userData?.emails[0] ?? userData?.phoneNumbers[0]
}
