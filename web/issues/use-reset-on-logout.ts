import { useEffect, useRef } from 'react'
import { useSession } from '../session/use-session.ts'

/** Whoever logs out, here or in another tab, is left at the first page. */
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
