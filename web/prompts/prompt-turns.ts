import { useSyncExternalStore } from 'react'
import { useConsent } from '../analytics/consent.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { oneTapClosed } from '../session/browser-storage.ts'
import { useSession } from '../session/use-session.ts'
import { useIsPopupOpen } from './open-popups.ts'

/** Also in memory: the browser may block the storage. */
let isClosed = false
const listeners = new Set<() => void>()

/** The prompt does not return in this tab. */
export function closeOneTap(): void {
  isClosed = true
  oneTapClosed.write(true)
  for (const listener of listeners) listener()
}

/** One-tap waits for popups and for the answer about analytics. */
export function useIsOneTapTurn(): boolean {
  const session = useSession()
  const isOver = useIsOneTapOver()
  const isBlocked = useIsBlocked()
  return session.kind === 'visitor' && !isOver && !isBlocked
}

/** The offer comes last: for visitors only after one-tap. */
export function useIsOfferTurn(): boolean {
  const session = useSession()
  const isOver = useIsOneTapOver()
  const isBlocked = useIsBlocked()
  return (session.kind === 'signed-in' || isOver) && !isBlocked
}

function useIsBlocked(): boolean {
  const isPopupOpen = useIsPopupOpen()
  return useConsent() === 'unasked' || isPopupOpen
}

function useIsOneTapOver(): boolean {
  const isOver = useSyncExternalStore(subscribe, () => isClosed || oneTapClosed.read() === true)
  return isOver || !runtimeConfig().google
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
