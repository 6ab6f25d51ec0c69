import type { ProblemCode } from '#contract/problem.ts'

/** A refusal that ends the request. The answer has its code and message. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, message: string = code, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}
