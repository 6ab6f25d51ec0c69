import { useEffect, useRef, useSyncExternalStore } from 'react'
import { askWhoIsReading } from './load-session-library.ts'
import { currentSession, type Session, subscribeToSession } from './session.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession)
}

/** For screens that show nothing until it is known who is reading. */
export function useSessionAtOnce(): Session {
  const session = useSession()
  useEffect(() => {
    if (session.kind === 'checking') void askWhoIsReading()
  }, [session.kind])
  return session
}

/** For whoever logs out, here or in another tab. */
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
