import type { LongestBlock } from './event-loop-watch.ts'

/** A row of the table: what a fault cost. Times are in milliseconds. */
export interface Outcome {
  fault: string
  engine: string
  requests: number
  acknowledged: number
  /** Answered 503 with `Retry-After`. */
  refused: number
  cutOff: number
  /** Whatever else was answered, in words. */
  other: string
  /** Acknowledged, and not there afterwards. */
  lost: readonly string[]
  /** There twice afterwards. */
  doubled: readonly string[]
  /** Answers and books that are wrong in another way. */
  wrong: readonly string[]
  /** Between two acknowledged writes, or two pages, from the beginning of the fault on. */
  longestGapMs: number | undefined
  /** From the end of the fault to the first write that was acknowledged. */
  recoveredAfterMs: number | undefined
  /** Without an answer of /api/healthz. */
  healthGapMs: number | undefined
  /** The longest block of the server's event loop under the same load before the fault, and from then on. */
  blocked: { before: LongestBlock; fromFaultOn: LongestBlock } | undefined
}

/** Nothing acknowledged is lost, nothing is doubled, no answer is wrong, and the server recovers. */
export function isPassed({ lost, doubled, wrong, recoveredAfterMs }: Outcome): boolean {
  return (
    [lost, doubled, wrong].every(({ length }) => length === 0) && recoveredAfterMs !== undefined
  )
}
