import { expect, test } from 'vitest'
import { type SettlementCase, settlement } from './settlement.ts'

const now = new Date('2026-11-15T12:00:00+05:30')
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000

const purchase: SettlementCase = {
  attempt: {
    purpose: 'new',
    state: 'created',
    amount_cents: 29900,
    currency: 'INR',
    period: 0,
    created_at: minutesAgo(5),
  },
  payment: { state: 'captured', amount_cents: 29900, currency: 'INR', use: null },
  subscription: { state: 'pending', periods: 0, replaces_id: null },
  liveSubscriptionId: undefined,
  now,
}

interface Difference {
  attempt?: Partial<SettlementCase['attempt']>
  payment?: Partial<SettlementCase['payment']>
  subscription?: Partial<SettlementCase['subscription']>
  liveSubscriptionId?: string
}

const settlementCase = ({
  attempt,
  payment,
  subscription,
  liveSubscriptionId,
}: Difference): SettlementCase => ({
  attempt: { ...purchase.attempt, ...attempt },
  payment: { ...purchase.payment, ...payment },
  subscription: { ...purchase.subscription, ...subscription },
  liveSubscriptionId,
  now,
})

const activate = { kind: 'activate' }
const extend = { kind: 'extend' }
const nothing = { kind: 'nothing' }
const refund = (reason: string) => ({ kind: 'refund', reason })
const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
const upgrade = { attempt: { purpose: 'upgrade' }, subscription: { replaces_id: 'old' } } as const

test.each<[string, Difference, object]>([
  ['a paid purchase begins', {}, activate],
  ['a repeated event changes nothing', { payment: { use: 'subscription' } }, nothing],
  ['an event of a refunded payment changes nothing', { payment: { use: 'refund' } }, nothing],
  ['a second payment is refunded', { attempt: { state: 'paid' } }, refund('duplicate')],
  [
    'a payment of another amount is refunded',
    { payment: { amount_cents: 100 } },
    refund('mismatch'),
  ],
  [
    'a payment in another currency is refunded',
    { payment: { currency: 'USD' } },
    refund('mismatch'),
  ],
  [
    'a purchase by a reader who has a plan by now is refunded',
    { liveSubscriptionId: 'x' },
    refund('duplicate'),
  ],
  [
    'an abandoned purchase that is paid is activated',
    { attempt: { state: 'abandoned' } },
    activate,
  ],
  ['a failed purchase that is paid begins', { attempt: { state: 'failed' } }, activate],
  [
    'a payment for an attempt of three days ago is activated',
    { attempt: { created_at: daysAgo(3) } },
    activate,
  ],
  [
    'a payment for an attempt of four days ago is refunded',
    { attempt: { created_at: daysAgo(4) } },
    refund('late'),
  ],
  ['an authorised payment is captured', { payment: { state: 'authorised' } }, { kind: 'capture' }],
  [
    'an authorised second payment is not captured',
    { payment: { state: 'authorised' }, attempt: { state: 'paid' } },
    nothing,
  ],
  ['a failed payment fails the attempt', { payment: { state: 'failed' } }, { kind: 'fail' }],
  [
    'a failed payment after a successful one changes nothing',
    { payment: { state: 'failed' }, attempt: { state: 'paid' } },
    nothing,
  ],
  ['an unfinished payment changes nothing', { payment: { state: 'created' } }, nothing],
  [
    'an upgrade replaces the current plan',
    { ...upgrade, liveSubscriptionId: 'old' },
    { kind: 'upgrade' },
  ],
  ['an upgrade of a plan that has ended begins', upgrade, activate],
  [
    'an upgrade of a plan that was already replaced is refunded',
    { ...upgrade, liveSubscriptionId: 'x' },
    refund('duplicate'),
  ],
])('%s', (_what, difference, expected) => {
  expect(settlement(settlementCase(difference))).toEqual(expected)
})

test('a renewal that the reader pays extends a cancelled plan', () => {
  const recovery = settlementCase({
    attempt: { purpose: 'recovery', period: 1 },
    subscription: { state: 'cancel_at_period_end', periods: 1 },
    liveSubscriptionId: 'itself',
  })
  expect(settlement(recovery)).toEqual(extend)
})

test.each([
  ['active', 1, extend],
  ['in_grace', 1, extend],
  ['active', 2, refund('duplicate')],
  ['cancel_at_period_end', 1, refund('late')],
  ['expired', 1, refund('late')],
  ['superseded', 1, refund('late')],
  ['revoked', 1, refund('late')],
  ['scheduled', 1, { kind: 'prepay' }],
] as const)(
  'the debit for period 1 of a subscription that is %s with %i paid',
  (state, periods, expected) => {
    const renewal = settlementCase({
      attempt: { purpose: 'renewal', state: 'unknown', period: 1 },
      subscription: { state, periods },
      liveSubscriptionId: 'itself',
    })
    expect(settlement(renewal)).toEqual(expected)
  },
)
