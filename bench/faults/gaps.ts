/** From when to when a fault lasted, by `performance.now()`. */
export interface Interval {
  began: number
  ended: number
}

/** The longest time without an event from the moment the fault began; `events` is in order. */
export function longestGapAcross(events: readonly number[], { began }: Interval): number {
  let longest = 0
  let previous = events[0] ?? began
  for (const event of events) {
    if (event >= began) longest = Math.max(longest, event - previous)
    previous = event
  }
  return Math.round(longest)
}

/** How long after the end of the fault the first event came; undefined when none did. */
export function firstAfter(events: readonly number[], { ended }: Interval): number | undefined {
  const first = events.find((event) => event >= ended)
  return first === undefined ? undefined : Math.round(first - ended)
}
