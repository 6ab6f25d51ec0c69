import { expect, test } from 'vitest'
import { planChange } from './plan-change.ts'

const current = {
  plan_id: 'month',
  price_cents: 29900,
  price_currency: 'INR',
  state: 'active',
  isMandateRevoked: false,
} as const
const unpaid = { ...current, state: 'in_grace' } as const
const revoked = { ...current, state: 'cancel_at_period_end', isMandateRevoked: true } as const
const cancelled = { ...revoked, isMandateRevoked: false } as const

test.each([
  ['a first plan is new', undefined, 'year', 299900, 'INR', 'new'],
  ['a more expensive plan is an upgrade', current, 'year', 299900, 'INR', 'upgrade'],
  ['a cheaper plan is a downgrade', current, 'light', 9900, 'INR', 'downgrade'],
  [
    'another plan of the same price starts like a downgrade',
    current,
    'other',
    29900,
    'INR',
    'downgrade',
  ],
  ['the current plan is no change', current, 'month', 29900, 'INR', 'same'],
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
  ['a plan in another currency is not supported', current, 'dollars', 999, 'USD', 'unsupported'],
] as const)('%s', (_what, current, id, price_cents, price_currency, kind) => {
  expect(planChange(current, { id, price_cents, price_currency })).toBe(kind)
})
