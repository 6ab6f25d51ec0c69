import { useEffect, useRef, useSyncExternalStore } from 'react'
import { checkSession } from './load-session-library.ts'
import { currentSession, type Session, subscribeToSession } from './session.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession)
}

/** For screens that need to know at once who is signed in: starts the check if none has run. */
export function useSessionWithCheck(): Session {
  const session = useSession()
  useEffect(() => {
    if (session.kind === 'checking') void checkSession()
  }, [session.kind])
  return session
}

/** Calls `reset` when the reader logs out, here or in another tab. */
export function useResetOnLogout(reset: () => void): void {
  const { kind } = useSession()
  const before = useRef(kind)
  const latest = useRef(reset)

  useEffect(() => {
    latest.current = reset
  })

  useEffect(() => {
    if (before.current === 'signed-in' && kind === 'visitor') latest.current()
    before.current = kind
  }, [kind])
}
