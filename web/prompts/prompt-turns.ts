import { useSyncExternalStore } from 'react'
import { useConsent } from '../analytics/consent.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { isOneTapClosed } from '../session/later-storage.ts'
import { useSession } from '../session/use-session.ts'
import { useIsPopupOpen } from './open-popups.ts'

/** Also kept in memory, because the browser may block storage. */
let isClosed = false
const listeners = new Set<() => void>()

/** Closes the prompt for the rest of this tab. */
export function closeOneTap(): void {
  isClosed = true
  isOneTapClosed.write(true)
  for (const listener of listeners) listener()
}

/** One-tap waits until no popup is open and the consent question is answered. */
export function useIsOneTapTurn(): boolean {
  const session = useSession()
  const isOver = useIsOneTapOver()
  const isBlocked = useIsBlocked()
  return session.kind === 'visitor' && !isOver && !isBlocked
}

/** The discount banner comes last; for visitors, after one-tap. */
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
  const isOver = useSyncExternalStore(subscribe, () => isClosed || isOneTapClosed.read() === true)
  return isOver || !runtimeConfig().google
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
