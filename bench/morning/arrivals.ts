/** A new reader for each that has left, or a number per second after the ramp-up. */
export type Arrivals =
  | { kind: 'so-many-at-once'; readers: number }
  | { kind: 'on-a-curve'; visitsPerSecond: number; rampSeconds: number }

/** The number of readers who arrive now, given the number of those who are present. */
export function arrivalsOf(arrivals: Arrivals): (present: number) => number {
  if (arrivals.kind === 'so-many-at-once') return (present) => arrivals.readers - present
  const start = performance.now()
  let last = start
  let due = 0
  return () => {
    const now = performance.now()
    const rise = Math.min(1, (now - start) / 1000 / arrivals.rampSeconds)
    due += ((now - last) / 1000) * arrivals.visitsPerSecond * rise
    last = now
    const whole = Math.floor(due)
    due -= whole
    return whole
  }
}
