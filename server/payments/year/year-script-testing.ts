import type { Chance } from '../chance-testing.ts'
import { GOOD_CARD, type TestPlan } from '../testing.ts'

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
  'good',
  'good',
  'good',
  'good',
  'good',
  'good',
  'good',
  'untold',
  'untold',
  'declined',
  'renewals-decline',
  'renewals-decline',
  'mandate-revoked',
] as const
const JOINED: readonly TestPlan[] = [
  'light',
  'light',
  'month',
  'month',
  'month',
  'year',
  'once',
  'dollars',
] as const
const WANTED: readonly TestPlan[] = ['light', 'month', 'month', 'year', 'once', 'dollars'] as const
type Kind = Intention['kind']
const AFTER_CANCELLING: readonly Kind[] = ['keep', 'keep', 'buy', 'switch']
const AFTER_OTHERS: readonly Kind[] = [
  'switch',
  'switch',
  'switch',
  'switch',
  'cancel',
  'cancel',
  'keep',
  'buy',
] as const

const MOST_INTENTIONS = 6
/** Until the day after next, what a member did has all its effects. */
const LEAST_DAYS_BETWEEN = 2

/** A member's year: they join early or late, every third on the last day of a month. */
export function yearOf(chance: Chance, days: number, monthEnds: readonly number[]): Intention[] {
  const someDay = chance.between(0, chance.oneOf([60, days - 30]))
  const joined = chance.between(1, 3) === 1 ? chance.oneOf(monthEnds) : someDay
  const plan = chance.oneOf(JOINED)
  const intentions: Intention[] = [
    { day: joined, kind: 'buy', plan, card: chance.oneOf(OFTEN_GOOD) },
  ]
  const most = chance.between(0, MOST_INTENTIONS)
  for (let last = intentions[0]; last && intentions.length <= most; last = intentions.at(-1)) {
    const next = nextAfter(last, chance)
    if (next.day >= days) break
    intentions.push(next)
  }
  return intentions
}

function nextAfter(last: Intention, chance: Chance): Intention {
  const mayRecover = last.card === 'renewals-decline' && last.kind !== 'cancel'
  if (mayRecover && chance.between(1, 2) === 1) return recovery(last, chance)
  const kinds = last.kind === 'cancel' ? AFTER_CANCELLING : AFTER_OTHERS
  const wait = chance.oneOf([
    LEAST_DAYS_BETWEEN,
    chance.between(LEAST_DAYS_BETWEEN, 12),
    chance.between(27, 33),
    chance.between(20, 100),
  ])
  return {
    day: last.day + wait,
    kind: chance.oneOf(kinds),
    plan: chance.oneOf(WANTED),
    card: chance.oneOf(OFTEN_GOOD),
  }
}

/** When the debit of the next month was declined, they pay for the same plan by hand. */
function recovery({ day, plan }: Intention, chance: Chance): Intention {
  const kind = chance.oneOf(['buy', 'switch'] as const)
  return { day: day + chance.between(31, 33), kind, plan, card: chance.oneOf(OFTEN_GOOD) }
}
