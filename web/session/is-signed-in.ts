import { currentSession } from './session.ts'

/** Asked before something is kept for the reader: whoever logged out in the meantime leaves nothing behind. */
export function isSignedIn(): boolean {
  return currentSession().kind === 'signed-in'
}
