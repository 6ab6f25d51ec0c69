import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Permission } from '#contract/desk/permissions.ts'
import { type DeskMe, getDeskMe } from '#contract/desk/sessions.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { call } from '../api/call.ts'

const ME = ['me']

/** Asked again each minute: an account can be closed or get another role while the desk is open. */
export function useSession() {
  return useQuery({
    queryKey: ME,
    queryFn: () => call(getDeskMe, {}),
    refetchInterval: MINUTE_MS,
  })
}

/** Asks at once whether the session is live, and what it may do. */
export function useCheckSession(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ME })
}

/** Stores who signed in, so that the first screen need not ask; `undefined` after signing out. */
export function useSetMe(): (me: DeskMe | undefined) => void {
  const queries = useQueryClient()
  return (me) => {
    queries.clear()
    if (me) queries.setQueryData(ME, me)
  }
}

export const MeContext = createContext<DeskMe | undefined>(undefined)

/** The staff member who is signed in, on the screens inside `SignedIn`. */
export function useMe(): DeskMe {
  const me = use(MeContext)
  if (!me) throw new Error('Only screens inside SignedIn know who is signed in')
  return me
}

/** All titles. The title of this address comes first. */
export function useTitles(): PublisherCode[] {
  const { title } = useMe()
  return [title, ...PublisherCode.options.filter((other) => other !== title)]
}

export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission)
}
