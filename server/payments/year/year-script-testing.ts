import type { Chance } from '../chance-testing.ts'
import { GOOD_CARD, type TestPlan } from '../testing.ts'

/** An action that a member tries at noon of a day. The server may refuse it. */
export interface Action {
  day: number
  kind: 'buy' | 'switch' | 'cancel' | 'keep'
  plan: TestPlan
  card: Card
}

export const CARDS = {
  good: GOOD_CARD,
  silent: '4000000000007023',
  declined: '4100280000060003',
  'renewals-decline': '4000000000007072',
  'mandate-revoked': '4000000000007080',
} as const
export type Card = keyof typeof CARDS

const MOSTLY_GOOD: readonly Card[] = [
  'good',
  'good',
  'good',
  'good',
  'good',
  'good',
  'good',
  'silent',
  'silent',
  'declined',
  'renewals-decline',
  'renewals-decline',
  'mandate-revoked',
] as const
const FIRST_PLANS: readonly TestPlan[] = [
  'light',
  'light',
  'month',
  'month',
  'month',
  'year',
  'once',
  'dollars',
] as const
const LATER_PLANS: readonly TestPlan[] = [
  'light',
  'month',
  'month',
  'year',
  'once',
  'dollars',
] as const
type Kind = Action['kind']
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

const MOST_ACTIONS = 6
/** All effects of an action happen within two days. */
const LEAST_DAYS_BETWEEN = 2

/** The actions of a member in a year. Every third member joins on the last day of a month. */
export function yearOf(chance: Chance, days: number, monthEnds: readonly number[]): Action[] {
  const someDay = chance.between(0, chance.oneOf([60, days - 30]))
  const joined = chance.between(1, 3) === 1 ? chance.oneOf(monthEnds) : someDay
  const plan = chance.oneOf(FIRST_PLANS)
  const actions: Action[] = [{ day: joined, kind: 'buy', plan, card: chance.oneOf(MOSTLY_GOOD) }]
  const most = chance.between(0, MOST_ACTIONS)
  for (let last = actions[0]; last && actions.length <= most; last = actions.at(-1)) {
    const next = nextAfter(last, chance)
    if (next.day >= days) break
    actions.push(next)
  }
  return actions
}

function nextAfter(last: Action, chance: Chance): Action {
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
    plan: chance.oneOf(LATER_PLANS),
    card: chance.oneOf(MOSTLY_GOOD),
  }
}

/** Pays for the same plan in a checkout, after the debit of the next month was declined. */
function recovery({ day, plan }: Action, chance: Chance): Action {
  const kind = chance.oneOf(['buy', 'switch'] as const)
  return { day: day + chance.between(31, 33), kind, plan, card: chance.oneOf(MOSTLY_GOOD) }
}
