/** The start and end of a fault, by `performance.now()`. */
export interface Interval {
  began: number
  ended: number
}

/** The longest time without an event since the start of the fault; `events` are sorted. */
export function longestGapAcross(events: readonly number[], { began }: Interval): number {
  let longest = 0
  let previous = events[0] ?? began
  for (const event of events) {
    if (event >= began) longest = Math.max(longest, event - previous)
    previous = event
  }
  return Math.round(longest)
}

/** The time from the end of the fault to the next event; undefined if there is none. */
export function firstAfter(events: readonly number[], { ended }: Interval): number | undefined {
  const first = events.find((event) => event >= ended)
  return first === undefined ? undefined : Math.round(first - ended)
}
