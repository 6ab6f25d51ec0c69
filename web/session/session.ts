import { runtimeConfig } from '../api/runtime-config.ts'

/** Who is reading, as far as this browser knows. The server decides anew at every call. */
export type Session =
  | { kind: 'checking' }
  | { kind: 'visitor' }
  | { kind: 'signed-in'; readerId: string }

const CHECKING: Session = { kind: 'checking' }
const VISITOR: Session = { kind: 'visitor' }

let isUnanswered = false
let known: Session = CHECKING
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('session')

/** The cookies are the state: all tabs share them. */
export function currentSession(): Session {
  const next = sessionFrom(remembered())
  if (!isSame(known, next)) known = next
  return known
}

/** The session may have changed here: this tab and the others look again. */
export function announceSession(): void {
  lookAgain()
  otherTabs.postMessage('changed')
}

/** The server was asked. If it did not answer, the reader goes on as a visitor. */
export function settleSession(): void {
  isUnanswered = remembered().kind === 'unknown'
  lookAgain()
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) listenOutside('addEventListener')
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenOutside('removeEventListener')
  }
}

function sessionFrom(memory: Remembered): Session {
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

function lookAgain(): void {
  for (const listener of listeners) listener()
}

/** A frozen tab hears no channel: it looks again when the reader comes back to it. */
function listenOutside(change: 'addEventListener' | 'removeEventListener'): void {
  otherTabs[change]('message', lookAgain)
  window[change]('focus', lookAgain)
  window[change]('pageshow', lookAgain)
  document[change]('visibilitychange', lookAgain)
}

// The session library leaves these where scripts can read them, one set for all tabs. They open
// nothing by themselves.
const FRONT_TOKEN = 'sFrontToken'
const LAST_UPDATE = 'st-last-access-token-update'

/** Who is signed in by what this browser remembers; `unknown` when it remembers nothing at all. */
type Remembered = { kind: 'reader'; readerId: string } | { kind: 'nobody' } | { kind: 'unknown' }

export function isReaderRemembered(): boolean {
  return cookie(FRONT_TOKEN) !== undefined
}

export function remembered(): Remembered {
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

/** Asked before something is kept for the reader: whoever logged out in the meantime leaves nothing behind. */
export function isSignedIn(): boolean {
  return currentSession().kind === 'signed-in'
}
