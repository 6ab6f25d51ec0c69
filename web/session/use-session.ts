import { useEffect, useSyncExternalStore } from 'react'
import { askWhoIsReading } from './ask-who-is-reading.ts'
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
