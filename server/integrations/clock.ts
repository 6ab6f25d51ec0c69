/** The only source of time for the rules of the product. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved, to try out scheduled jobs and deadlines. */
export interface MovableClock extends Clock {
  moveTo(now: Date): void
}

export function movableClock(): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    moveTo: (now) => {
      offsetMs = now.getTime() - Date.now()
    },
  }
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'moveTo' in clock
}
