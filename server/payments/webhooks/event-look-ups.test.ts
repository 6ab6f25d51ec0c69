import { expect, test } from 'vitest'
import { SECOND_MS } from '#contract/durations.ts'
import { type Gateway, GatewayRefusal, GatewaySilence } from '../../integrations/gateway/gateway.ts'
import { openShop, type Shop } from '../testing.ts'

const CALLBACK_LOST = '4000000000007056'
const UNKNOWN_ID = new GatewayRefusal(
  { code: 'BAD_REQUEST_ERROR', description: '', reason: '' },
  400,
)

/** Counts payment look-ups; the first ones fail with the given errors. */
function watchPayments({ services: { gateway } }: Shop, errors: Error[] = []) {
  const fetchPayment: Gateway['fetchPayment'] = gateway.fetchPayment
  const watched = { calls: 0 }
  gateway.fetchPayment = async (id) => {
    watched.calls += 1
    const error = errors.shift()
    if (error) throw error
    return fetchPayment(id)
  }
  return watched
}

async function payWithoutCallback(shop: Shop) {
  const member = await shop.member()
  const begun = await member.begin('month')
  await member.pay(begun.external_reference_id, CALLBACK_LOST)
  return member
}

function pass({ passUntil, clock }: Shop, ms: number) {
  return passUntil(new Date(clock.now().getTime() + ms).toISOString())
}

test('each of the three events of a payment costs one look-up at most', async () => {
  const shop = await openShop()
  const watched = watchPayments(shop)
  const member = await payWithoutCallback(shop)

  await shop.run()

  expect(await member.subscriptions()).toMatchObject([{ status: 'active' }])
  expect(watched.calls).toBeGreaterThan(0)
  expect(watched.calls).toBeLessThanOrEqual(3)
})

test('the events of a payment that the browser confirmed cost no look-up', async () => {
  const shop = await openShop()
  const member = await shop.member()
  await member.buy('month')
  const watched = watchPayments(shop)

  await shop.run()

  const events = await shop.services.db.selectFrom('gateway_event').select('applied_at').execute()
  expect(events.length).toBeGreaterThan(0)
  expect(events.every(({ applied_at }) => applied_at !== null)).toBe(true)
  expect(watched.calls).toBe(0)
})

test.each([
  ['does not know the payment yet', () => UNKNOWN_ID],
  ['does not answer', () => new GatewaySilence('no answer')],
])('when the gateway %s, the event is applied later', async (_what, fault) => {
  const shop = await openShop()
  const errors = [fault(), fault(), fault()]
  watchPayments(shop, errors)
  const member = await payWithoutCallback(shop)

  await shop.run()
  expect(errors).toEqual([])
  expect(await member.subscriptions()).toEqual([])

  await pass(shop, 31 * SECOND_MS)
  expect(await member.subscriptions()).toMatchObject([{ status: 'active' }])
})
