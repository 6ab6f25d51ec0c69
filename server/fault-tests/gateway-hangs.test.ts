// @module-tag slow: waits for the time limit of the gateway.
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { browserOn } from '../auth/testing.ts'
import { ACCOUNT } from '../integrations/gateway/contract-testing.ts'
import { gatewayOver } from '../integrations/gateway/gateway-over.ts'
import { razorpayClient } from '../integrations/gateway/razorpay-client.ts'
import { sandboxApi } from '../integrations/gateway/sandbox/sandbox-api.ts'
import { startStandInRazorpay } from '../integrations/gateway/testing.ts'
import { faultsAgainstGateway } from '../payments/fault-testing.ts'
import { memberWith, openShop } from '../payments/testing.ts'

const PATIENCE_MS = 5000
const KEY = { 'idempotency-key': '5f0c5a64-1d5f-4f39-9a40-0c1d9e8f7a61' }

/** A shop whose card gateway makes orders, and answers when it is told to. */
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
  let waits: Promise<void> | undefined = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow: typeof bank = {
    ...bank,
    createOrder: async (order) => {
      const made = await bank.createOrder(order)
      await waits
      return made
    },
  }
  const { url } = await startStandInRazorpay(slow, ACCOUNT)
  const client = razorpayClient(ACCOUNT, { baseUrl: url, timeoutMs: PATIENCE_MS })
  const gateway = gatewayOver(client, { name: 'razorpay', ...ACCOUNT })
  const services = { ...shop.services, gateway }
  const app = await createApp(services)
  const { browser, readerId } = await shop.member()
  const slower = browserOn({ app })
  for (const [name, value] of browser.cookies) slower.cookies.set(name, value)
  return {
    app,
    db,
    member: memberWith(slower, readerId),
    answer: () => {
      waits = undefined
      answer()
    },
  }
}

test('while the card gateway hangs, its reader is told in time, others are served, and a late answer doubles nothing', async () => {
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
