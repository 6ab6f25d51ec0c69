import { CallError } from './call-error.ts'

/** Whether the server wants proof of who is reading before it goes on. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof CallError && error.code === 'recent-sign-in-required'
}
