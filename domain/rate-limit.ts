/** The maximum number of hits in a time window. */
export interface Limit {
  limit: number
  windowMs: number
}

export type Admission = { kind: 'admitted'; hits: number[] } | { kind: 'refused'; retryAt: number }

/** Hits further in the future come from a wrong clock of another server and are ignored. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000

/** Whether another hit is allowed now. `earlier` are the times of previous hits, the oldest first. */
export function admit(
  earlier: readonly number[],
  limits: readonly Limit[],
  now: number,
): Admission {
  const hits = earlier.filter((at) => at <= now + MAX_CLOCK_SKEW_MS)
  const waits = limits.map((limit) => freeAt(hits, limit)).filter((at) => at > now)
  if (waits.length > 0) return { kind: 'refused', retryAt: Math.max(...waits) }
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs))
  const remembered = hits.filter((at) => at > now - longest)
  return { kind: 'admitted', hits: [...remembered, now].sort((a, b) => a - b) }
}

/** The time from which fewer than `limit` hits lie in the window. */
function freeAt(hits: readonly number[], { limit, windowMs }: Limit): number {
  const oldestThatCounts = hits.at(-limit)
  return oldestThatCounts === undefined ? Number.NEGATIVE_INFINITY : oldestThatCounts + windowMs
}
