import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { cancelErasure, getErasure, requestErasure } from '#contract/reader-data.ts'
import { takeDueJobs } from '#store/jobs.ts'
import { valuesByTable } from '#store/testing.ts'
import { moveOn } from '../auth/code-testing.ts'
import { signIn } from '../auth/testing.ts'
import { addPhone } from '../notifications/testing.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { type Member, openShop, type Shop } from '../payments/testing.ts'

const EMAIL = 'kavya@example.com'
const BEFORE_DUE = '2026-11-22T11:00:00+05:30'
const DUE = '2026-11-22T13:00:00+05:30'

async function reader() {
  const shop = await openShop()
  return { shop, kavya: await shop.member(EMAIL) }
}

async function request({ browser }: Member, giveUpPlans = false) {
  const response = await browser.send('POST', requestErasure.path, { giveUpPlans })
  return { status: response.status, reply: await response.json() }
}

const subjects = ({ inbox }: Shop, contact = EMAIL) =>
  inbox
    .messages(contact)
    .map(({ subject, text }) => subject ?? text)
    .join('\n')

async function isErased({ services }: Shop, { readerId }: Member): Promise<boolean> {
  const row = await services.db
    .selectFrom('reader')
    .select('erased_at')
    .where('id', '=', readerId)
    .executeTakeFirstOrThrow()
  return row.erased_at !== null
}

test('an account is erased seven days after the request, and the reader is notified before and after', async () => {
  const { shop, kavya } = await reader()
  await addPhone(shop, kavya)

  const { status, reply } = await request(kavya)

  expect(status).toBe(200)
  expect(reply.pending).toMatchObject({ reason: 'reader' })
  expect(reply.pending.timeDue - reply.pending.timeRequested).toBe(7 * DAY_MS)
  await shop.run()
  expect(subjects(shop)).toContain('Your account will be deleted')
  expect(subjects(shop)).toContain('ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗುವುದು')
  await shop.passUntil(BEFORE_DUE)
  expect(await isErased(shop, kavya)).toBe(false)

  await shop.passUntil(DUE)

  expect(await isErased(shop, kavya)).toBe(true)
  expect(subjects(shop)).toContain('Your account is deleted')
  expect(subjects(shop, '+919876543210')).toContain('ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ')
  const rows = [...(await valuesByTable(shop.services.db)).values()].flat(2).join('\n')
  expect(rows).not.toContain(EMAIL)
  expect(rows).not.toContain('9876543210')
  expect((await kavya.browser.send('GET', getMe.path)).status).toBe(401)
})

test('signing in again shows a pending erasure and does not cancel it', async () => {
  const { shop, kavya } = await reader()
  await request(kavya)
  moveOn(shop.clock, DAY_MS)

  const { browser } = await signIn(shop, EMAIL)

  const shown = await (await browser.send('GET', getErasure.path)).json()
  expect(shown.pending).toMatchObject({ reason: 'reader' })
  await shop.passUntil(DUE)
  expect(await isErased(shop, kavya)).toBe(true)
})

test('a cancelled erasure does not happen, and can be requested again', async () => {
  const { shop, kavya } = await reader()
  await request(kavya)
  moveOn(shop.clock, 5 * MINUTE_MS)
  const cancelled = await kavya.browser.send('DELETE', cancelErasure.path)
  expect(await cancelled.json()).toMatchObject({ pending: null })
  await shop.run()
  expect(subjects(shop)).toContain('Your account stays')
  await request(kavya)
  await shop.passUntil('2026-11-22T12:04:00+05:30')
  expect(await isErased(shop, kavya)).toBe(false)
  await shop.passUntil(DUE)
  expect(await isErased(shop, kavya)).toBe(true)
})

test('a session that signed in more than ten minutes ago cannot request an erasure', async () => {
  const { shop, kavya } = await reader()
  moveOn(shop.clock, 11 * MINUTE_MS)
  expect(await request(kavya)).toMatchObject({
    status: 403,
    reply: { code: 'recent-sign-in-required' },
  })
})

test('an erasure is refused while a plan runs, unless the reader gives the plan up without a refund', async () => {
  const { shop, kavya } = await reader()
  await kavya.buy('month')
  const refused = await request(kavya)
  expect(refused).toMatchObject({ status: 409, reply: { code: 'plan-running' } })
  const { plans } = await (await kavya.browser.send('GET', getErasure.path)).json()
  expect(plans).toEqual([{ plan_name: 'Plan month', end_date: '2026-12-15' }])

  expect((await request(kavya, true)).status).toBe(200)
  expect(await kavya.first()).toMatchObject({ active: true, status: 'cancel_at_period_end' })
  await shop.passUntil(DUE)

  expect(await isErased(shop, kavya)).toBe(true)
  const { db } = shop.services
  const mandates = await db.selectFrom('mandate').select('state').execute()
  expect(mandates).toEqual([{ state: 'cancelled' }])
  expect(await db.selectFrom('refund').selectAll().execute()).toEqual([])
  expect(await faultsInBooks(db)).toEqual([])
  await shop.passUntil('2027-01-15T12:00:00+05:30')
  expect(await db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
})

test.each(['resumed', 'bought'] as const)(
  'a plan that is %s after the request cancels the erasure',
  async (what) => {
    const { shop, kavya } = await reader()
    if (what === 'resumed') await kavya.buy('month')
    await request(kavya, true)
    moveOn(shop.clock, MINUTE_MS)
    const id = (await kavya.first())?.id ?? ''
    if (what === 'bought') await kavya.buy('once')
    else await kavya.keep(id)

    await shop.passUntil(DUE)

    expect(await isErased(shop, kavya)).toBe(false)
    expect(subjects(shop)).toContain('Your account stays')
  },
)

test('an erasure waits for a checkout that may still be paid', async () => {
  const { shop, kavya } = await reader()
  await request(kavya)
  await shop.passUntil('2026-11-21T12:00:00+05:30')
  await kavya.begin('once')
  await shop.passUntil(DUE)
  expect(await isErased(shop, kavya)).toBe(false)
  await shop.passUntil('2026-11-25T13:00:00+05:30')
  expect(await isErased(shop, kavya)).toBe(true)
})

test('an erasure whose worker died is completed by the next worker', async () => {
  const { shop, kavya } = await reader()
  await request(kavya)
  await shop.run()
  shop.clock.moveTo(new Date(DUE))
  const { db, clock } = shop.services
  const taken = await takeDueJobs(db, { now: clock.now(), leaseMs: MINUTE_MS, limit: 9 })
  expect(taken.map(({ kind }) => kind)).toContain('erase-account')
  await shop.run()
  expect(await isErased(shop, kavya)).toBe(false)

  moveOn(shop.clock, MINUTE_MS)
  await shop.run()

  expect(await isErased(shop, kavya)).toBe(true)
})

test('an erasure notice that cannot be sent leaves no contact in the database', async () => {
  const { shop, kavya } = await reader()
  await request(kavya)
  await shop.passUntil(BEFORE_DUE)
  shop.services.sendMail = async () => {
    throw new Error('no connection')
  }
  await shop.passUntil('2026-11-25T12:00:00+05:30')

  expect(await isErased(shop, kavya)).toBe(true)
  const rows = [...(await valuesByTable(shop.services.db)).values()].flat(2).join('\n')
  expect(rows).not.toContain(EMAIL)
})
