import { useEffect, useRef } from 'react'
import { useSession } from './use-session.ts'

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
