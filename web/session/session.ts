import { runtimeConfig } from '../api/runtime-config.ts'
import { FRONT_TOKEN, LAST_UPDATE } from './session-cookies.ts'

/** Who is signed in as far as this browser knows. The server checks it at every call. */
export type Session =
  | { kind: 'checking' }
  | { kind: 'visitor' }
  | { kind: 'signed-in'; readerId: string }

const CHECKING: Session = { kind: 'checking' }
const VISITOR: Session = { kind: 'visitor' }

let isUnanswered = false
let latest: Session = CHECKING
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('session')

/** Derived from the cookies, which all tabs share. */
export function currentSession(): Session {
  const next = sessionFrom(readSessionCookies())
  if (!isSame(latest, next)) latest = next
  return latest
}

/** Notifies this tab and the others that the session may have changed. */
export function announceSessionChange(): void {
  notifyListeners()
  otherTabs.postMessage('changed')
}

/** Call after the server was asked. Without an answer the reader counts as a visitor. */
export function finishSessionCheck(): void {
  isUnanswered = readSessionCookies().kind === 'unknown'
  notifyListeners()
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) listenToOtherTabs('addEventListener')
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenToOtherTabs('removeEventListener')
  }
}

function sessionFrom(memory: SessionCookies): Session {
  switch (memory.kind) {
    case 'reader':
      return { kind: 'signed-in', readerId: memory.readerId }
    case 'nobody':
      return VISITOR
    case 'unknown':
      return isUnanswered || runtimeConfig().session === 'none' ? VISITOR : CHECKING
  }
}

function isSame(one: Session, other: Session): boolean {
  const readerOf = (session: Session) => session.kind === 'signed-in' && session.readerId
  return one.kind === other.kind && readerOf(one) === readerOf(other)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** A frozen tab receives no broadcast, so the session is also checked when the tab is shown again. */
function listenToOtherTabs(change: 'addEventListener' | 'removeEventListener'): void {
  otherTabs[change]('message', notifyListeners)
  window[change]('focus', notifyListeners)
  window[change]('pageshow', notifyListeners)
  document[change]('visibilitychange', notifyListeners)
}

/** Who is signed in according to the cookies; `unknown` when there are none. */
type SessionCookies =
  | { kind: 'reader'; readerId: string }
  | { kind: 'nobody' }
  | { kind: 'unknown' }

export function hasSessionCookie(): boolean {
  return cookie(FRONT_TOKEN) !== undefined
}

export function readSessionCookies(): SessionCookies {
  const token = cookie(FRONT_TOKEN)
  const readerId = token && readerIn(token)
  if (readerId) return { kind: 'reader', readerId }
  return { kind: cookie(LAST_UPDATE) ? 'nobody' : 'unknown' }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

function readerIn(token: string): string | undefined {
  try {
    const { uid }: { uid?: unknown } = JSON.parse(atob(token))
    return typeof uid === 'string' ? uid : undefined
  } catch {
    return undefined
  }
}

/** Check this before storing a reader's data: they may have logged out in the meantime. */
export function isSignedIn(): boolean {
  return currentSession().kind === 'signed-in'
}
