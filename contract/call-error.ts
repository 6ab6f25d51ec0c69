import type { Problem, ProblemCode } from './problem.ts'

/** Short enough to read out on the telephone, long enough to be unique in the log. */
const REFERENCE_LENGTH = 8

/** The server refused the call, or it could not be reached (`unavailable`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ProblemCode
  /** The request id, by which an operator finds the request in the log. */
  readonly reference: string | undefined

  /** The message of a server that does not use our problem codes. */
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

/** Whether the server asks the reader to confirm who they are first. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof CallError && error.code === 'recent-sign-in-required'
}
