import { expect, test } from 'vitest'
import { type DemoReader, signInAsDemoReader } from '#contract/dev.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { listInvoices } from '#contract/invoices.ts'
import { listSubscriptions } from '#contract/subscriptions.ts'
import { browserOn } from '../auth/testing.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop, type Shop } from '../payments/testing.ts'
import { createTestServer } from '../testing.ts'

async function signInAs(shop: Pick<Shop, 'app'>, requested: DemoReader) {
  const browser = browserOn(shop)
  const response = await browser.send('POST', signInAsDemoReader.path, requested)
  const read = async (path: string) => (await browser.send('GET', path)).json()
  return {
    status: response.status,
    ...(await response.json()),
    plans: async () => (await read(listSubscriptions.path)).subscriptions,
    entitlement: () => read(getEntitlement.path),
    invoices: () => read(listInvoices.path),
  }
}

test('each new demo reader is a new account without a plan', async () => {
  const shop = await openShop()
  const first = await signInAs(shop, { kind: 'new' })
  const second = await signInAs(shop, { kind: 'new' })
  expect(first.email).not.toBe(second.email)
  expect(await second.plans()).toEqual([])
})

test('a freemium demo reader is reused until they have a plan', async () => {
  const shop = await openShop()
  const { email, entitlement } = await signInAs(shop, { kind: 'freemium' })
  expect(await entitlement()).toEqual({ kind: 'none' })
  expect((await signInAs(shop, { kind: 'freemium' })).email).toBe(email)

  await (await shop.member(email)).buy('month')

  expect((await signInAs(shop, { kind: 'freemium' })).email).not.toBe(email)
})

test.each(['year', 'once', 'dollars'])(
  'a demo subscriber has bought the plan %s, and is reused',
  async (plan_id) => {
    const shop = await openShop()
    const subscriber = await signInAs(shop, { kind: 'subscriber', plan_id })
    expect(await subscriber.plans()).toMatchObject([
      { subscription_plan_id: plan_id, status: 'active' },
    ])
    expect(await subscriber.entitlement()).toMatchObject({ kind: 'subscriber' })
    const again = await signInAs(shop, { kind: 'subscriber', plan_id })
    expect(again.email).toBe(subscriber.email)
    expect(await faultsInBooks(shop.services.db)).toEqual([])
  },
)

// One month before 31 March is 28 February, and one month after 28 February is 28 March.
test.each(['2026-11-15T12:00', '2027-03-31T00:01', '2027-04-02T23:58'])(
  'at %s one demo reader is in grace, another has an ended plan, and the clock does not move',
  async (time) => {
    const shop = await openShop()
    await shop.passUntil(`${time}:00+05:30`)
    const before = shop.clock.now().getTime()
    const startedAt = Date.now()

    const inGrace = await signInAs(shop, { kind: 'in-grace' })
    expect(await inGrace.plans()).toMatchObject([{ status: 'in_grace', active: true }])
    expect(await inGrace.entitlement()).toMatchObject({ kind: 'subscriber' })

    const ended = await signInAs(shop, { kind: 'ended' })
    expect(await ended.plans()).toMatchObject([{ status: 'expired', active: false }])
    expect(await ended.entitlement()).toEqual({ kind: 'none' })
    expect(await ended.invoices()).toMatchObject({ invoices: [{}] })

    const passed = shop.clock.now().getTime() - before
    expect(passed).toBeGreaterThanOrEqual(0)
    expect(passed).toBeLessThanOrEqual(Date.now() - startedAt)
    expect(await faultsInBooks(shop.services.db)).toEqual([])
  },
)

test('a demo reader whose grace period is over is replaced by a new one', async () => {
  const shop = await openShop()
  const { email } = await signInAs(shop, { kind: 'in-grace' })
  expect((await signInAs(shop, { kind: 'in-grace' })).email).toBe(email)
  await shop.passUntil('2026-11-25T12:00:00+05:30')

  const later = await signInAs(shop, { kind: 'in-grace' })

  expect(later.email).not.toBe(email)
  expect(await later.plans()).toMatchObject([{ status: 'in_grace' }])
})

test('signing in as a demo reader sends no new-device notice', async () => {
  const shop = await openShop()
  const { email } = await signInAs(shop, { kind: 'freemium' })
  await signInAs(shop, { kind: 'freemium' })
  await shop.run()
  expect(shop.inbox.messages(email)).toEqual([])
})

test('a demo reader of a plan that does not exist is refused', async () => {
  const server = await createTestServer()
  for (const requested of [{ kind: 'ended' }, { kind: 'subscriber', plan_id: 'none' }] as const) {
    const { status, code } = await signInAs(server, requested)
    expect([status, code]).toEqual([404, 'plan-not-found'])
  }
})
