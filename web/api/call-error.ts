import type { Problem, ProblemCode } from '#contract/problem.ts'

/** Short enough to be told by telephone, long enough to be found. */
const REFERENCE_LENGTH = 8

/** The server said no, and why; or it could not be reached (`unavailable`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ProblemCode
  /** By which the operator finds in the log what went wrong. */
  readonly reference: string | undefined

  /** What a server said that does not use our codes, in its own words. */
  readonly foreignMessage: string | undefined

  constructor(
    { code, message }: Problem,
    requestId?: string | null,
    foreignMessage?: string | undefined,
  ) {
    super(message)
    this.code = code
    this.foreignMessage = foreignMessage
    this.reference = requestId?.slice(0, REFERENCE_LENGTH)
  }
}

/** Whether the server wants proof of who is reading before it goes on. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof CallError && error.code === 'recent-sign-in-required'
}
