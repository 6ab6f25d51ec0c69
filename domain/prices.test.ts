import { expect, test } from 'vitest'
import type { Subscription } from '#contract/subscriptions.ts'
import { nextMoreExpensive, retailCents, subscriptionPriceCents } from './prices.ts'

test.each([
  ['more than the price', 'INR', { name: 'MRP_INR', value: '199.50' }, 19_950],
  ['the price', 'INR', { name: 'MRP_INR', value: '149' }, undefined],
  ['less than the price', 'INR', { name: 'MRP_INR', value: '99' }, undefined],
  ['for another currency', 'INR', { name: 'MRP_USD', value: '999' }, undefined],
  ['in dollars', 'USD', { name: 'MRP_USD', value: '199.99' }, 19_999],
  ['no number', 'INR', { name: 'MRP_INR', value: 'expensive' }, undefined],
] as const)('a retail price that is %s', (_what, price_currency, attribute, cents) => {
  const plan = { price_cents: 14_900, price_currency, custom_attributes: [attribute] }
  expect(retailCents(plan)).toBe(cents)
})

test('a plan without a retail price has none', () => {
  const plan = { price_cents: 14_900, price_currency: 'INR', custom_attributes: [] } as const
  expect(retailCents({ ...plan, custom_attributes: [] })).toBeUndefined()
})

test('the next more expensive plan is the cheapest one above the price, in the same currency', () => {
  const priced = (price_cents: number, price_currency: 'INR' | 'USD') => ({
    price_cents,
    price_currency,
  })
  const plans = [
    priced(89_900, 'INR'),
    priced(9900, 'INR'),
    priced(14_900, 'INR'),
    priced(499, 'USD'),
  ]
  expect(nextMoreExpensive(plans, priced(9900, 'INR'))).toEqual(priced(14_900, 'INR'))
  expect(nextMoreExpensive(plans, priced(299, 'USD'))).toEqual(priced(499, 'USD'))
  expect(nextMoreExpensive(plans, priced(89_900, 'INR'))).toBeUndefined()
})

test('the price of a subscription is read from either of its two fields', () => {
  const subscription = {} as Subscription
  expect(subscriptionPriceCents({ ...subscription, plan_amount_cents: 9900, price_cents: 1 })).toBe(
    9900,
  )
  expect(subscriptionPriceCents({ ...subscription, price_cents: 9900 })).toBe(9900)
})
