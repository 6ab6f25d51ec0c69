import type { LongestBlock } from './event-loop-watch.ts'

/** A row of the table: the cost of a fault. Times are in milliseconds. */
export interface Outcome {
  fault: string
  engine: string
  requests: number
  acknowledged: number
  /** Requests answered with 503 and `Retry-After`. */
  refused: number
  cutOff: number
  /** All other answers, as text. */
  other: string
  /** Acknowledged writes that are missing afterwards. */
  lost: readonly string[]
  /** Writes that exist twice afterwards. */
  doubled: readonly string[]
  /** Answers and ledger entries that are wrong in another way. */
  wrong: readonly string[]
  /** The longest time between two acknowledged writes or two pages, from the start of the fault. */
  longestGapMs: number | undefined
  /** The time from the end of the fault to the next acknowledged write. */
  recoveredAfterMs: number | undefined
  /** The longest time without an answer of /api/healthz. */
  healthGapMs: number | undefined
  /** The longest block of the event loop under the same load: before the fault, and since its start. */
  blocked: { before: LongestBlock; fromFaultOn: LongestBlock } | undefined
}

/** Nothing is lost, doubled or wrong, and the server recovers. */
export function isPassed({ lost, doubled, wrong, recoveredAfterMs }: Outcome): boolean {
  return (
    [lost, doubled, wrong].every(({ length }) => length === 0) && recoveredAfterMs !== undefined
  )
}
