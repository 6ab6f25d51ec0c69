import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkSession } from './load-session-library.ts'
import { currentSession, type Session } from './session.ts'
import { useSession } from './use-session.ts'

/** Clears stored data and cached queries when another reader signs in or out, also in another tab. */
export function useReaderChanges(): void {
  const session = useSession()
  const cache = useQueryClient()
  const before = useRef<Session>({ kind: 'checking' })

  useEffect(() => {
    if (session.kind === 'checking') void checkSession()
    if (session.kind === 'checking' || session === before.current) return
    const { kind } = before.current
    before.current = session
    void followReader(kind, session)
    if (kind !== 'checking') void cache.resetQueries()
  }, [session, cache])
}

/** Loaded with `import()`, because the first view does not need it. */
async function followReader(before: Session['kind'], now: Session): Promise<void> {
  if (now.kind === 'signed-in') return (await import('./set-up-reader.ts')).setUpReader()
  const { forgetChoices, forgetReader } = await import('./sign-out.ts')
  // Another tab may have signed in meanwhile.
  if (currentSession().kind === 'signed-in') return
  forgetReader()
  if (before === 'signed-in') forgetChoices()
}
