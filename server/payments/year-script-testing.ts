import type { Chance } from './chance-testing.ts'
import { GOOD_CARD, type TestPlan } from './testing.ts'

/** What a member wants to do at noon of a day, whether it is possible then or not. */
export interface Intention {
  day: number
  kind: 'buy' | 'switch' | 'cancel' | 'keep'
  plan: TestPlan
  card: Card
}

export const CARDS = {
  good: GOOD_CARD,
  untold: '4000000000007023',
  declined: '4100280000060003',
  'renewals-decline': '4000000000007072',
  'mandate-revoked': '4000000000007080',
} as const
export type Card = keyof typeof CARDS

const OFTEN_GOOD: readonly Card[] = [
  ...(['good', 'good', 'good', 'good', 'good', 'good', 'untold'] as const),
  ...(['declined', 'renewals-decline', 'renewals-decline', 'mandate-revoked'] as const),
]
const JOINED: readonly TestPlan[] = [
  ...(['light', 'light', 'month', 'month', 'month', 'year', 'once', 'dollars'] as const),
]
const WANTED: readonly TestPlan[] = [
  ...(['light', 'month', 'month', 'year', 'once', 'dollars'] as const),
]
const KINDS: readonly Intention['kind'][] = [
  ...(['switch', 'switch', 'switch', 'cancel', 'cancel', 'keep', 'buy'] as const),
]

const MOST_INTENTIONS = 6
/** Until the day after next, what a member did has all its effects. */
const LEAST_DAYS_BETWEEN = 2

/** A member's year. Every third joins on the last day of a month, and some act around the ends of their periods. */
export function yearOf(chance: Chance, days: number, monthEnds: readonly number[]): Intention[] {
  const isMonthEnd = chance.between(1, 3) === 1
  const joined = isMonthEnd ? chance.oneOf(monthEnds) : chance.between(0, days - 30)
  const intentions: Intention[] = []
  let day = joined
  const more = chance.between(0, MOST_INTENTIONS)
  for (let index = 0; index <= more && day < days; index += 1) {
    const isFirst = index === 0
    intentions.push({
      day,
      kind: isFirst ? 'buy' : chance.oneOf(KINDS),
      plan: chance.oneOf(isFirst ? JOINED : WANTED),
      card: chance.oneOf(OFTEN_GOOD),
    })
    day += chance.oneOf([
      LEAST_DAYS_BETWEEN,
      chance.between(LEAST_DAYS_BETWEEN, 12),
      chance.between(27, 33),
      chance.between(20, 100),
    ])
  }
  return intentions
}
