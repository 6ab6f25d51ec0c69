import { expect, test } from 'vitest'
import { updateMe } from '#contract/auth.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { downloadDataAsHtml, downloadDataAsJson } from '#contract/reader-data.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { READER_DATA } from '#store/reader-data/reader-data.ts'
import { moveOn } from '../auth/code-testing.ts'
import type { Browser } from '../auth/testing.ts'
import { GROUPS } from '../issues/testing.ts'
import { type Member, openShop } from '../payments/testing.ts'
import { COLUMN_WORDS, TABLE_WORDS, TECHNICAL_COLUMNS } from './export-words.ts'
import { postEvents, readerWithData } from './testing.ts'

const KAVYA = {
  name: 'Kavya Rao',
  email: 'kavya@example.com',
  mobile: '+919876543210',
  address: '198.51.100.1',
}

async function reader() {
  const shop = await openShop()
  await saveEditionGroups(shop.services.db, 'PV', GROUPS)
  return { shop, kavya: await readerWithData(shop, KAVYA) }
}

const asJson = ({ browser }: Pick<Member, 'browser'>) =>
  browser.send('POST', downloadDataAsJson.path)

const asHtml = (browser: Browser, language: 'kn' | 'en') =>
  browser.send('POST', downloadDataAsHtml.path, { language })

test('a reader downloads everything that is stored about them, as a file that no cache may store', async () => {
  const { shop, kavya } = await reader()
  await kavya.buy('month')
  await postEvents(shop, KAVYA)

  const response = await asJson(kavya)

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="pv-my-data-2026-11-15.json"',
  )
  const data = await response.json()
  expect(Object.keys(data).sort()).toEqual(
    ['reader', 'payment', 'rate_limit', ...Object.keys(READER_DATA)].sort(),
  )
  const empty = Object.keys(data).filter((table) => data[table].length === 0)
  expect(empty.sort()).toEqual([
    'audit_change',
    'audit_entry',
    'contact_recovery',
    'erasure_request',
    'followed_search_mail',
    'idempotency_key',
    'refund',
  ])
  expect(JSON.stringify(data)).toContain('kavya@bank')
})

test('the HTML page is in the requested language and escapes texts of readers', async () => {
  const { kavya } = await reader()
  await kavya.browser.send('PUT', updateMe.path, { first_name: '<script>alert(1)</script>' })

  const [english, kannada] = [
    await (await asHtml(kavya.browser, 'en')).text(),
    await (await asHtml(kavya.browser, 'kn')).text(),
  ]

  expect(english).toContain('<h2>Saved articles</h2>')
  expect(english).toContain('<h2>Followed searches</h2>')
  expect(kannada).toContain('<h2>ಉಳಿಸಿದ ಲೇಖನಗಳು</h2>')
  for (const page of [english, kannada]) {
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img|<link|src=|href=/)
    expect(page).toContain("default-src 'none'")
  }
})

test('every column of an exported table has a label in both languages', async () => {
  const { shop } = await reader()
  const hidden: Record<string, { hidden: readonly string[] }> = READER_DATA
  const tables = await shop.services.db.introspection.getTables()
  const columns = tables
    .filter(({ name }) => name in TABLE_WORDS)
    .flatMap(({ name, columns }) =>
      columns
        .map((column) => column.name)
        .filter((column) => !(hidden[name]?.hidden ?? []).includes(column)),
    )

  expect(columns.length).toBeGreaterThan(100)
  const unlabelled = columns.filter(
    (column) => !(column in COLUMN_WORDS) && !TECHNICAL_COLUMNS.has(column),
  )
  expect(unlabelled, 'name them in server/reader-data/export-words.ts').toEqual([])
})

test('a session that signed in more than ten minutes ago cannot export data', async () => {
  const { shop, kavya } = await reader()
  moveOn(shop.clock, 11 * MINUTE_MS)
  for (const response of [await asJson(kavya), await asHtml(kavya.browser, 'en')]) {
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'recent-sign-in-required' })
  }
})

test('exports are rate-limited, and each is recorded as a security event', async () => {
  const { shop, kavya } = await reader()
  const statuses = []
  for (let count = 0; count < 7; count += 1) statuses.push((await asJson(kavya)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  const events = await shop.services.db.selectFrom('security_event').select('kind').execute()
  expect(events.filter(({ kind }) => kind === 'data-exported')).toHaveLength(6)
})
