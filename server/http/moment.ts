import type { Clock } from '../integrations/clock.ts'

/** Papers open, days roll over and signatures end on whole seconds: none falls into the middle of a moment. */
const MOMENT_MS = 250
const MOST_DECISIONS = 1000

/** What was decided within this moment, by name: thousands ask the same, and nothing changes in between. */
export interface Moment<T> {
  decide(name: string, make: () => Promise<T | undefined>): T | Promise<T | undefined>
}

export function createMoment<T>(clock: Clock): Moment<T> {
  const decisions = new Map<string, T>()
  let current = 0

  async function decideAnew(name: string, make: () => Promise<T | undefined>, moment: number) {
    const decided = await make()
    const isStillNow = momentOf(clock) === moment && current === moment
    if (decided && isStillNow && decisions.size < MOST_DECISIONS) decisions.set(name, decided)
    return decided
  }

  return {
    decide: (name, make) => {
      const moment = momentOf(clock)
      if (moment !== current) decisions.clear()
      current = moment
      return decisions.get(name) ?? decideAnew(name, make, moment)
    },
  }
}

function momentOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / MOMENT_MS)
}
