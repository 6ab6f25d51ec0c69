import type { ProblemCode } from '#contract/problem.ts'

/** A refusal that ends the request; the caller is told its code. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string = code) {
    super(message)
    this.code = code
  }
}
