import { expect, test } from 'vitest'
import { receiveGatewayEvent } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { isSandbox } from '../../integrations/gateway/sandbox/sandbox-gateway.ts'
import { faultsInBooks } from '../books-testing.ts'
import { type Member, openShop, type Shop } from '../testing.ts'

/** A paid purchase whose events are intercepted before they reach the app. */
async function paidButUntold() {
  const shop = await openShop()
  const member = await shop.member()
  const begun = await member.begin('month')
  const paid = await member.pay(begun.external_reference_id)
  const events = await interceptEvents(shop)
  return { shop, member, begun, paid, events }
}

interface Intercepted {
  body: string
  headers: Record<string, string>
}

async function interceptEvents({ services: { gateway } }: Shop): Promise<Intercepted[]> {
  const events: Intercepted[] = []
  if (!isSandbox(gateway)) throw new Error('No sandbox')
  gateway.sendEventsTo(async (body, headers) => {
    events.push({ body, headers })
    return Response.json({})
  })
  await gateway.runDue()
  if (events.length === 0) throw new Error('The sandbox sent no event')
  return events
}

const send = ({ app }: Shop, { body, headers }: Intercepted) =>
  app.request(API_BASE + receiveGatewayEvent.path, { method: 'POST', headers, body })

async function stateOf({ services: { db }, run }: Shop, member: Member) {
  await run()
  return {
    live: await member.subscriptions(),
    payments: await db.selectFrom('payment').selectAll().orderBy('id').execute(),
    refunds: await db.selectFrom('refund').selectAll().execute(),
    entries: await db.selectFrom('ledger_entry').selectAll().orderBy('id').execute(),
    invoices: await db.selectFrom('invoice').selectAll().execute(),
    faults: await faultsInBooks(db),
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['without a signature', (event: Intercepted) => ({ ...event, headers: JSON_TYPE })],
  [
    'with a wrong signature',
    ({ body, headers }: Intercepted) => ({
      body,
      headers: { ...headers, 'x-razorpay-signature': '0'.repeat(64) },
    }),
  ],
  [
    'with the signature of another body',
    ({ body, headers }: Intercepted) => ({ body: `${body} `, headers }),
  ],
])('a webhook %s changes nothing', async (_what, spoil) => {
  const { shop, member, events } = await paidButUntold()
  for (const event of events) {
    const response = await send(shop, spoil(event))
    expect([response.status, (await response.json()).code]).toEqual([401, 'invalid-signature'])
  }
  const { live, payments } = await stateOf(shop, member)
  expect([live, payments]).toEqual([[], []])
  expect(await shop.services.db.selectFrom('gateway_event').selectAll().execute()).toEqual([])
})

test('repeated events change nothing, with the same ids or with new ones', async () => {
  const { shop, member, events } = await paidButUntold()
  for (const event of events) expect((await send(shop, event)).status).toBe(200)
  const before = await stateOf(shop, member)
  expect(before.live).toMatchObject([{ status: 'active' }])
  expect(before.faults).toEqual([])

  for (const event of events) await send(shop, event)
  for (const { body, headers } of events) {
    await send(shop, { body, headers: { ...headers, 'x-razorpay-event-id': 'replayed' } })
  }

  expect(await stateOf(shop, member)).toEqual(before)
})

test('the order of events does not matter', async () => {
  const { shop, member, events } = await paidButUntold()
  for (const event of events.toReversed()) {
    await send(shop, event)
    await shop.run()
  }
  const { live, payments, faults } = await stateOf(shop, member)
  expect(live).toMatchObject([{ status: 'active' }])
  expect(payments).toMatchObject([{ state: 'captured', use: 'subscription' }])
  expect(faults).toEqual([])
})

test('an event of an unknown type is accepted', async () => {
  const { shop, events } = await paidButUntold()
  const { signatureOf } = await import('../../integrations/gateway/signature.ts')
  const body = JSON.stringify({ event: 'settlement.processed', payload: {} })
  const secret = shop.services.secrets.key('sandbox-webhooks')
  const signature = signatureOf(secret, body)
  const headers = {
    ...JSON_TYPE,
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': 'e',
  }
  expect((await send(shop, { body, headers })).status).toBe(200)
  await shop.run()
  expect(events.length).toBeGreaterThan(0)
})

test('a callback and webhooks at the same time make one subscription', async () => {
  const { shop, member, begun, paid, events } = await paidButUntold()
  const [callback] = await Promise.all([
    member.finish(begun, paid),
    ...events.map((event) => send(shop, event)),
    shop.run(),
    member.finish(begun, paid),
  ])
  expect(callback.status).toBe(200)
  const { live, payments, invoices, faults } = await stateOf(shop, member)
  expect(live).toHaveLength(1)
  expect(payments).toHaveLength(1)
  expect(invoices).toHaveLength(1)
  expect(faults).toEqual([])
})
