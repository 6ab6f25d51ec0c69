import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { askWhoIsReading } from './load-session-library.ts'
import { currentSession, type Session } from './session.ts'
import { useSession } from './use-session.ts'

/** Follows who is reading: nothing of one reader is left for the next, in this tab or another. */
export function useReaderChanges(): void {
  const session = useSession()
  const cache = useQueryClient()
  const before = useRef<Session>({ kind: 'checking' })

  useEffect(() => {
    if (session.kind === 'checking') void askWhoIsReading()
    if (session.kind === 'checking' || session === before.current) return
    const { kind } = before.current
    before.current = session
    void followReader(kind, session)
    if (kind !== 'checking') void cache.resetQueries()
  }, [session, cache])
}

/** Fetched after the first view, which does without. */
async function followReader(before: Session['kind'], now: Session): Promise<void> {
  if (now.kind === 'signed-in') return (await import('./greet-reader.ts')).greetReader()
  const { forgetChoices, forgetReader } = await import('./sign-out.ts')
  // A session of another tab may have begun in the meantime.
  if (currentSession().kind === 'signed-in') return
  forgetReader()
  if (before === 'signed-in') forgetChoices()
}
