import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { RETENTION } from '#store/reader-data/retention.ts'
import { valuesByTable } from '#store/testing.ts'
import { moveOn } from '../auth/code-testing.ts'
import { signIn } from '../auth/testing.ts'
import { GROUPS } from '../issues/testing.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop } from '../payments/testing.ts'
import { createTestServer } from '../testing.ts'
import { applySchedule, startRetention } from './retention.ts'
import { postEvents, readerWithData } from './testing.ts'

const EMAIL = 'kavya@example.com'
const KAVYA = {
  name: 'Kavya Rao',
  email: EMAIL,
  mobile: '+919876543210',
  address: '198.51.100.1',
}
const YEAR_MS = 365 * DAY_MS

test('every table is in the retention schedule and in its documentation', async () => {
  const { services } = await createTestServer()
  const tables = await services.db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('search_'))
  expect(names.length).toBeGreaterThan(30)
  const unscheduled = names.filter((name) => !(name in RETENTION))
  expect(unscheduled, 'add them to store/reader-data/retention.ts').toEqual([])
  const page = readFileSync('docs/operate/readers.md', 'utf8')
  const undescribed = Object.keys(RETENTION).filter((name) => !page.includes(`\`${name}\``))
  expect(undescribed, 'describe them in docs/operate/readers.md').toEqual([])
})

test('only rows past their retention are deleted, and the ledger still balances', async () => {
  const shop = await openShop()
  const { services, clock } = shop
  const { db, config } = services
  config.inactiveYears = 0
  await saveEditionGroups(db, 'PV', GROUPS)
  const kavya = await readerWithData(shop, KAVYA)
  await kavya.buy('once')
  await postEvents(shop, KAVYA)
  const young = await valuesByTable(db)
  await applySchedule(services)
  expect(await valuesByTable(db)).toEqual(young)

  await shop.passUntil('2027-01-15T12:00:00+05:30')
  moveOn(clock, 10 * YEAR_MS)
  await applySchedule(services)

  const old = await valuesByTable(db)
  const swept = Object.entries(RETENTION)
    .filter(([, rules]) => rules.every(({ kind }) => kind === 'days'))
    .map(([table]) => table)
  for (const table of [...swept, 'session', 'code_attempt', 'known_device', 'rate_limit']) {
    expect([table, old.get(table)]).toEqual([table, []])
  }
  for (const table of ['security_event', 'job', 'gateway_event', 'contact_message', 'sheet_row']) {
    expect([table, young.get(table)?.length ?? 0]).not.toEqual([table, 0])
  }
  for (const table of ['login_method', 'saved_article', 'consent', 'subscription', 'payment']) {
    expect([table, old.get(table)?.length]).toEqual([table, young.get(table)?.length])
  }
  const invoices = await db.selectFrom('invoice').select(['buyer_name', 'buyer_contact']).execute()
  expect(invoices).toEqual([{ buyer_name: '', buyer_contact: '' }])
  expect(await faultsInBooks(db)).toEqual([])
})

test('consents of an erased reader are deleted three years after the erasure', async () => {
  const { services, ...server } = await createTestServer()
  const { reply } = await signIn({ services, ...server }, EMAIL)
  const { db, clock } = services
  const row = { id: 'c', reader_id: reply.user.id, act: 'profile', at: 1 }
  await db.insertInto('consent').values(row).execute()
  const count = async () => (await db.selectFrom('consent').select('id').execute()).length
  await db.updateTable('reader').set({ erased_at: clock.now().getTime() }).execute()

  moveOn(server.clock, 3 * YEAR_MS - DAY_MS)
  await applySchedule(services)
  expect(await count()).toBe(1)
  moveOn(server.clock, 2 * DAY_MS)
  await applySchedule(services)
  expect(await count()).toBe(0)
})

test('more rows than fit into one transaction are all deleted', async () => {
  const { services, clock } = await createTestServer()
  const at = clock.now().getTime() - 2 * YEAR_MS
  const event = { kind: 'token-theft', reader_id: null, session_handle: null } as const
  const rows = Array.from({ length: 150 }, (_, index) => ({
    ...event,
    id: `${index}`,
    address_prefix: null,
    at: at + index,
  }))
  await services.db.insertInto('security_event').values(rows).execute()
  await applySchedule(services)
  expect(await services.db.selectFrom('security_event').selectAll().execute()).toEqual([])
})

async function unusedFor(years: number) {
  const server = await createTestServer()
  const { reply } = await signIn(server, EMAIL)
  moveOn(server.clock, years * YEAR_MS + DAY_MS)
  const erasedAt = async () => {
    const query = server.services.db.selectFrom('reader').select('erased_at')
    return (await query.where('id', '=', reply.user.id).executeTakeFirstOrThrow()).erased_at
  }
  const subjects = () => server.inbox.messages(EMAIL).map(({ subject }) => subject)
  /** The daily run, and the jobs that are due. */
  const passDay = async (days = 1) => {
    moveOn(server.clock, days * DAY_MS)
    await applySchedule(server.services)
    await runDueJobs(server.services)
  }
  return { server, erasedAt, subjects, passDay }
}

test('an account that was unused for three years is erased 30 days after a warning', async () => {
  const { erasedAt, subjects, passDay } = await unusedFor(3)
  await passDay()
  expect(subjects()[0]).toContain('Your unused account will be deleted')
  await passDay(29)
  expect(await erasedAt()).toBeNull()
  await passDay()
  expect(await erasedAt()).not.toBeNull()
  expect(subjects()[0]).toContain('Your account is deleted')
})

test('signing in after the warning keeps the account', async () => {
  const { server, erasedAt, passDay } = await unusedFor(3)
  await passDay()
  moveOn(server.clock, DAY_MS)
  await signIn(server, EMAIL)
  await passDay(31)
  expect(await erasedAt()).toBeNull()
  expect(await server.services.db.selectFrom('erasure_request').selectAll().execute()).toEqual([])
})

test('no warning is sent for an account that was used two years ago or whose last use is unknown', async () => {
  const { server, subjects, passDay } = await unusedFor(2)
  await passDay()
  expect(subjects().join()).not.toContain('unused')
  await server.services.db.updateTable('reader').set({ last_seen_at: null }).execute()
  await passDay(2 * 365)
  expect(subjects().join()).not.toContain('unused')
})

test('several processes apply the schedule once a day, in the afternoon', async () => {
  const { services, clock, logged } = await createTestServer()
  const applied = () => logged.filter(({ event }) => event === 'retention applied').length
  clock.moveTo(new Date('2026-11-16T13:59:00+05:30'))
  const processes = [startRetention(services, 5), startRetention(services, 5)]
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(applied()).toBe(0)
  clock.moveTo(new Date('2026-11-16T14:01:00+05:30'))
  await expect.poll(applied).toBe(1)
  clock.moveTo(new Date('2026-11-17T14:01:00+05:30'))
  await expect.poll(applied).toBe(2)
  await Promise.all(processes.map((process) => process.stop()))
  expect(applied()).toBe(2)
})
