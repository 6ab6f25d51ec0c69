import type { Problem, ProblemCode } from '#contract/problem.ts'

/** The server said no, and why; or it could not be reached (`unavailable`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ProblemCode

  constructor({ code, message }: Problem) {
    super(message)
    this.code = code
  }
}
