import { expect, test } from 'vitest'
import { planChange } from './plan-change.ts'

const held = {
  plan_id: 'month',
  price_cents: 29900,
  price_currency: 'INR',
  state: 'active',
  isMandateRevoked: false,
} as const
const unpaid = { ...held, state: 'in_grace' } as const
const revoked = { ...held, state: 'cancel_at_period_end', isMandateRevoked: true } as const
const cancelled = { ...revoked, isMandateRevoked: false } as const

test.each([
  ['a first plan is new', undefined, 'year', 299900, 'INR', 'new'],
  ['a costlier plan is an upgrade', held, 'year', 299900, 'INR', 'upgrade'],
  ['a cheaper plan is a downgrade', held, 'light', 9900, 'INR', 'downgrade'],
  [
    'another plan of the same price starts like a downgrade',
    held,
    'other',
    29900,
    'INR',
    'downgrade',
  ],
  ['the current plan is no change', held, 'month', 29900, 'INR', 'same'],
  [
    'paying for the current plan in its grace period is a recovery',
    unpaid,
    'month',
    29900,
    'INR',
    'recovery',
  ],
  ['it is renewed by hand once its mandate is revoked', revoked, 'month', 29900, 'INR', 'recovery'],
  ['a plan that the reader cancelled is no change', cancelled, 'month', 29900, 'INR', 'same'],
  ['a plan in another currency is not supported', held, 'dollars', 999, 'USD', 'unsupported'],
] as const)('%s', (_what, current, id, price_cents, price_currency, kind) => {
  expect(planChange(current, { id, price_cents, price_currency })).toBe(kind)
})
