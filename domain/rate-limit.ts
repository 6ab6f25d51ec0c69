/** At most so many within a span of time. */
export interface Limit {
  limit: number
  windowMs: number
}

export type Admission = { kind: 'admitted'; hits: number[] } | { kind: 'refused'; retryAt: number }

/** Of two servers, one may be so far behind the other. What happened later than that, by a clock that was wrong, is not held against anyone. */
const CLOCKS_DIFFER_MS = 5 * 60_000

/** Whether something may happen once more, after it happened at `noted`, the oldest first. */
export function admit(noted: readonly number[], limits: readonly Limit[], now: number): Admission {
  const hits = noted.filter((at) => at <= now + CLOCKS_DIFFER_MS)
  const waits = limits.map((limit) => freeAt(hits, limit)).filter((at) => at > now)
  if (waits.length > 0) return { kind: 'refused', retryAt: Math.max(...waits) }
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs))
  const remembered = hits.filter((at) => at > now - longest)
  return { kind: 'admitted', hits: [...remembered, now].sort((a, b) => a - b) }
}

/** The moment from which fewer than `limit` lie within the window. */
function freeAt(hits: readonly number[], { limit, windowMs }: Limit): number {
  const oldestThatCounts = hits.at(-limit)
  return oldestThatCounts === undefined ? Number.NEGATIVE_INFINITY : oldestThatCounts + windowMs
}
