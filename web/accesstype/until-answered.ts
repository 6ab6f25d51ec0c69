import type { ProblemCode } from '#contract/problem.ts'
import { CallError } from '../api/call-error.ts'

const WAITS_MS = [500, 1000, 2000, 4000]

/** They are no decision. */
const MAY_PASS: readonly ProblemCode[] = [
  ...(['unavailable', 'internal', 'request-in-flight', 'too-many-requests'] as const),
]

/** Asks again, for some seconds, as long as there is no decision. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isUndecided(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return ask()
}

export function isUndecided(error: unknown): boolean {
  return error instanceof CallError && MAY_PASS.includes(error.code)
}
