/** The one clock that everything which depends on time reads. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved, for trying out what falls due. */
export interface MovableClock extends Clock {
  moveTo(now: Date): void
}

export function movableClock(): MovableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo: (now) => {
      ahead = now.getTime() - Date.now()
    },
  }
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'moveTo' in clock
}
