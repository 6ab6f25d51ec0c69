/** At most so many within a span of time. */
export interface Limit {
  limit: number
  windowMs: number
}

export type Admission = { kind: 'admitted'; hits: number[] } | { kind: 'refused'; retryAt: number }

/** Whether something may happen once more, after it happened at `hits`, the oldest first. */
export function admit(hits: readonly number[], limits: readonly Limit[], now: number): Admission {
  const waits = limits.map((limit) => freeAt(hits, limit)).filter((at) => at > now)
  if (waits.length > 0) return { kind: 'refused', retryAt: Math.max(...waits) }
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs))
  const remembered = hits.filter((at) => at > now - longest)
  // Of two servers, one may be a little behind the other.
  return { kind: 'admitted', hits: [...remembered, now].sort((a, b) => a - b) }
}

/** The moment from which fewer than `limit` lie within the window. */
function freeAt(hits: readonly number[], { limit, windowMs }: Limit): number {
  const oldestThatCounts = hits.at(-limit)
  return oldestThatCounts === undefined ? Number.NEGATIVE_INFINITY : oldestThatCounts + windowMs
}
