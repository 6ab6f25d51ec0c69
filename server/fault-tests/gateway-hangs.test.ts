// @module-tag slow: waits for the time limit of the gateway.
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { browserOn } from '../auth/testing.ts'
import { ACCOUNT } from '../integrations/gateway/contract-testing.ts'
import { createGateway } from '../integrations/gateway/create-gateway.ts'
import { razorpayClient } from '../integrations/gateway/razorpay-client.ts'
import { sandboxApi } from '../integrations/gateway/sandbox/sandbox-api.ts'
import { startStandInRazorpay } from '../integrations/gateway/testing.ts'
import { faultsAgainstGateway } from '../payments/fault-testing.ts'
import { memberWith, openShop } from '../payments/testing.ts'

const PATIENCE_MS = 5000
const KEY = { 'idempotency-key': '5f0c5a64-1d5f-4f39-9a40-0c1d9e8f7a61' }

/** A shop whose gateway creates orders, but does not answer until `answer` is called. */
async function openSlowShop() {
  const shop = await openShop()
  const { db, clock } = shop.services
  const bank = sandboxApi({
    db,
    clock,
    keySecret: Buffer.from(ACCOUNT.keySecret),
    webhookSecret: Buffer.from(ACCOUNT.webhookSecret),
  })
  let answer = () => {}
  let hold: Promise<void> | undefined = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slowApi: typeof bank = {
    ...bank,
    createOrder: async (order) => {
      const created = await bank.createOrder(order)
      await hold
      return created
    },
  }
  const { url } = await startStandInRazorpay(slowApi, ACCOUNT)
  const client = razorpayClient(ACCOUNT, { baseUrl: url, timeoutMs: PATIENCE_MS })
  const gateway = createGateway(client, { name: 'razorpay', ...ACCOUNT })
  const services = { ...shop.services, gateway }
  const app = await createApp(services)
  const { browser, readerId } = await shop.member()
  const browserOnSlowApp = browserOn({ app })
  for (const [name, value] of browser.cookies) browserOnSlowApp.cookies.set(name, value)
  return {
    app,
    db,
    member: memberWith(browserOnSlowApp, readerId),
    answer: () => {
      hold = undefined
      answer()
    },
  }
}

test('while the gateway hangs, the purchase answers unavailable, other requests work, and a retry makes no second payment', async () => {
  const { app, db, member, answer } = await openSlowShop()
  const preview = member.preview('month', 'standard', KEY)
  const first = await Promise.race([
    preview.then(() => 'the purchase'),
    Promise.resolve(app.request('/api/faqs')).then(({ status }) => status),
  ])
  expect(first).toBe(200)
  const refused = await preview
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({
    code: 'unavailable',
    message: 'The payment gateway does not answer.',
  })

  answer()
  const again = await member.preview('month', 'standard', KEY)

  expect(again.status).toBe(200)
  expect(await faultsAgainstGateway(db)).toEqual([])
  expect(await db.selectFrom('sandbox_payment').selectAll().execute()).toEqual([])
  expect(await member.subscriptions()).toEqual([])
})
