import { expect, test } from 'vitest'
import type { Subscription } from '#contract/subscriptions.ts'
import { planStanding, scheduledPlan } from './plan-standing.ts'

const SUBSCRIPTION: Subscription = {
  id: '1',
  subscription_plan_id: 'month',
  active: true,
  cancellable: true,
  plan_name: 'Month',
  duration_unit: 'month',
  duration_length: 1,
  start_timestamp: Date.parse('2026-11-15T00:00:00+05:30'),
  end_timestamp: Date.parse('2026-12-14T23:59:59.999+05:30'),
  expires_in_days: 29,
}

test.each([
  ['a plan that can be cancelled renews', {}, 'renews'],
  [
    'a cancelled plan runs until its end',
    { cancellable: false, status: 'cancel_at_period_end' },
    'cancelled',
  ],
  ['a plan without a status, from Accesstype', { cancellable: false }, 'cancelled'],
  ['a plan for a single period', { cancellable: false, status: 'active' }, 'runs-out'],
  ['a plan without a mandate', { status: 'active', next_debit_date: null }, 'runs-out'],
  [
    'a plan whose mandate was revoked',
    { cancellable: false, status: 'cancel_at_period_end', is_mandate_revoked: true },
    'unauthorised',
  ],
  ['a plan whose debit failed', { status: 'in_grace' }, 'unpaid'],
  ['an ended plan', { active: false, status: 'expired' }, 'ended'],
  ['a plan that has not started', { active: false, status: 'scheduled' }, 'none'],
] as const)('%s', (_which, differing, kind) => {
  expect(planStanding([{ ...SUBSCRIPTION, ...differing }]).kind).toBe(kind)
})

test('only the first subscription of the list counts', () => {
  const old: Subscription = { ...SUBSCRIPTION, id: '0', active: false, status: 'superseded' }
  expect(planStanding([SUBSCRIPTION, old])).toEqual({ kind: 'renews', subscription: SUBSCRIPTION })
  expect(planStanding([])).toEqual({ kind: 'none' })
})

test('a scheduled change is found after the current plan', () => {
  const next: Subscription = { ...SUBSCRIPTION, id: '2', active: false, status: 'scheduled' }
  expect(scheduledPlan([SUBSCRIPTION, next])).toBe(next)
  expect(planStanding([SUBSCRIPTION, next])).toEqual({
    kind: 'replaced',
    subscription: SUBSCRIPTION,
  })
  expect(scheduledPlan([SUBSCRIPTION])).toBeUndefined()
})
