import { expect, test } from 'vitest'
import { MAX_READING_PLACES } from '#contract/reading-places.ts'
import { type Browser, signIn } from '../auth/testing.ts'
import { serverWithIssues } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'

const PATH = '/user/reading-places'

const place = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  edition_number: 4,
  page_no: 5,
  article_id: 'p5-lead',
  article_block: 3.25,
  read_articles: ['p1-lead'],
  updated_at: '2026-11-15T06:00:00.000Z',
}

const save = async (browser: Browser, changes: object = {}) =>
  (await browser.send('PUT', PATH, { ...place, ...changes })).json()
const list = async (browser: Browser, publisher = 'PV') =>
  (await browser.send('GET', `${PATH}?publisher=${publisher}`)).json()

test('a place is the same on the next device, and of no other reader or title', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'reader@example.com')
  await save(browser)

  const { browser: phone } = await signIn(server, 'reader@example.com')
  const { browser: other } = await signIn(server, 'other@example.com')

  expect(await list(phone)).toEqual([place])
  expect(await list(phone, 'DH')).toEqual([])
  expect(await list(other)).toEqual([])
})

test('a place that was written earlier and arrives later does not win, but its articles stay read', async () => {
  const { browser } = await signIn(await createTestServer(), 'reader@example.com')
  await save(browser)

  const merged = await save(browser, {
    page_no: 2,
    article_id: null,
    read_articles: ['p2-lead'],
    updated_at: '2026-11-15T05:00:00.000Z',
  })

  expect(merged).toEqual({ ...place, read_articles: ['p1-lead', 'p2-lead'] })
  expect(await list(browser)).toEqual([merged])
})

test('a place with a time in the future counts as written now', async () => {
  const { browser } = await signIn(await createTestServer(), 'reader@example.com')
  const { updated_at } = await save(browser, { updated_at: '2031-01-01T00:00:00.000Z' })
  expect(updated_at).toMatch(/^2026-11-15T06:30:/)
})

test('the oldest places are forgotten', async () => {
  const server = await createTestServer()
  const { services } = server
  const { browser } = await signIn(server, 'reader@example.com')
  const minute = (count: number) => new Date(Date.UTC(2026, 10, 15, 0, count)).toISOString()
  const placeOf = (edition: number) => ({ edition_number: edition, updated_at: minute(edition) })
  const editions = Array.from({ length: MAX_READING_PLACES + 1 }, (_, index) => index + 1)
  await Promise.all(editions.map((edition) => save(browser, placeOf(edition))))
  await save(browser, placeOf(MAX_READING_PLACES + 1))

  const kept: (typeof place)[] = await list(browser)
  const rows = await services.db.selectFrom('reading_place').select('edition_number').execute()
  expect(rows).toHaveLength(MAX_READING_PLACES)

  expect(kept).toHaveLength(MAX_READING_PLACES)
  expect(kept[0]?.edition_number).toBe(MAX_READING_PLACES + 1)
  expect(kept.at(-1)?.edition_number).toBe(2)
})

test('the lengths of articles are only those of pages that the reader may open', async () => {
  const lengths = '/epaper/article-lengths?publisher=PV&date=20261115&edition=4'
  const visitor = await serverWithIssues()
  const subscriber = await serverWithIssues({
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: false,
  })
  expect(Object.keys(await (await visitor.get(lengths)).json())).toEqual(['p1-lead'])
  const all: Record<string, number> = await (await subscriber.get(lengths)).json()
  expect(Object.keys(all)).toEqual(['p1-lead', 'p2-lead'])
  expect(all['p1-lead']).toBeGreaterThan(0)
})
