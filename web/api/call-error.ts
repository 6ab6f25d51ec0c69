import type { Problem, ProblemCode } from '#contract/problem.ts'

/** Short enough to be told by telephone, long enough to be found. */
const REFERENCE_LENGTH = 8

/** The server said no, and why; or it could not be reached (`unavailable`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ProblemCode
  /** By which the operator finds in the log what went wrong. */
  readonly reference: string | undefined

  constructor({ code, message }: Problem, requestId?: string | null) {
    super(message)
    this.code = code
    this.reference = requestId?.slice(0, REFERENCE_LENGTH)
  }
}
