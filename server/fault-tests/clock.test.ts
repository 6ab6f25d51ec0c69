import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { askForCode, moveOn } from '../auth/code-testing.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { dataOf, serverWithIssues } from '../issues/testing.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { faultsAgainstGateway } from '../payments/fault-testing.ts'
import { openShop } from '../payments/testing.ts'
import { createTestServer } from '../testing.ts'

/** The first jump of the clock. Each test also jumps in the other direction. */
const STEPS = [
  ['forwards', HOUR_MS],
  ['back', -HOUR_MS],
] as const

test.each(STEPS)('a clock jump %s by an hour ends no session', async (_way, step) => {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'kavya@example.com')
  for (const jump of [step, -step, step]) {
    moveOn(server.clock, jump)
    expect((await browser.send('POST', refreshSession.path)).status).toBe(200)
    expect((await browser.send(getMe.method, getMe.path)).status).toBe(200)
  }
  const another = await signIn(server, 'ravi@example.com')
  expect(another.reply.status).toBe('OK')
})

test.each(STEPS)(
  'after a clock jump %s by an hour codes can still be requested',
  async (_way, step) => {
    const server = await createTestServer()
    const { clock } = server
    const browser = browserOn(server)
    moveOn(clock, step)
    expect(await askForCode(browser, '+919876543210')).toMatchObject({ status: 'OK' })
    moveOn(clock, -step + 30_000)
    expect(await askForCode(browser, '+919876543210')).toMatchObject({ status: 'OK' })
  },
)

test.each(STEPS)('a clock jump %s by an hour leaves signed page files open', async (_way, step) => {
  const subscriber = {
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: true,
  } as const
  const { clock, get } = await serverWithIssues(subscriber)
  const open = async () => {
    const { data_url_suffix } = await (await get(dataOf('20261115'))).json()
    return (await get(`${data_url_suffix.replace('/api', '')}p02/w800.webp`)).status
  }
  for (const jump of [0, step, -step]) {
    moveOn(clock, jump)
    expect(await open()).toBe(200)
  }
})

test('a renewal is debited once even if the clock jumps around its time', async () => {
  const shop = await openShop()
  const { clock, services } = shop
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-12-15T08:30:00+05:30')
  for (const jump of [HOUR_MS, -HOUR_MS, HOUR_MS, -HOUR_MS, -HOUR_MS, 2 * HOUR_MS]) {
    moveOn(clock, jump)
    await shop.run()
  }
  await shop.passUntil('2026-12-20T12:00:00+05:30')

  const debits = await services.db
    .selectFrom('sandbox_payment')
    .select('amount_cents')
    .where('state', '=', 'captured')
    .execute()
  expect(debits.map(({ amount_cents }) => amount_cents)).toEqual([29900, 29900])
  expect(await kavya.first()).toMatchObject({ status: 'active' })
  expect(await faultsInBooks(services.db)).toEqual([])
  expect(await faultsAgainstGateway(services.db)).toEqual([])
})
