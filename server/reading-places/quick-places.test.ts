import { expect, test } from 'vitest'
import { listReadingPlaces, type ReadingPlace, saveReadingPlace } from '#contract/reading-places.ts'
import { API_BASE } from '#contract/route.ts'
import { eraseReader } from '#store/reader-data/erase-reader.ts'
import { mergeReadingPlaces } from '#store/reading-places.ts'
import { signIn } from '../auth/testing.ts'
import { startOnPort } from '../security-tests/wire/wire-testing.ts'
import { createTestServer } from '../testing.ts'

const OWN = 'http://localhost:3000'
const PATH = API_BASE + saveReadingPlace.path

const place = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  edition_number: 4,
  page_no: 5,
  article_id: 'p5-lead',
  article_block: 3.25,
  read_articles: ['p1-lead'],
  updated_at: '2026-11-15T06:00:00.000Z',
} as ReadingPlace

/** The real server on a port. The app writes "request" with the name of the route, the path before it with the path. */
async function serverOnPort() {
  const server = await createTestServer()
  const { url } = await startOnPort(server.services)
  const reader = async (name: string) => {
    const { browser, reply } = await signIn(server, `${name}@example.com`)
    const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
    return { browser, cookie, id: String(reply.user.id) }
  }
  const save = async (cookie: string, changes: object = {}, headers: object = {}) => {
    const response = await fetch(url + PATH, {
      method: 'PUT',
      headers: { cookie, origin: OWN, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...place, ...changes }),
    })
    return { response, status: response.status, body: await response.json() }
  }
  const stored = async (browser: Awaited<ReturnType<typeof reader>>['browser']) => {
    const path = `${listReadingPlaces.path}?publisher=PV`
    return (await browser.send('GET', path)).json()
  }
  return { ...server, url, reader, save, stored }
}

/** Without ids and times of one answer. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(date|x-request-id|connection|keep-alive)$/.test(name)),
  )

test('a place that is saved before the app has the same answer as one by the app', async () => {
  const { reader, save, stored } = await serverOnPort()
  const { cookie, browser } = await reader('kavya')
  const quick = await save(cookie)
  // The app answers a body with another spelling of its type.
  const slow = await save(cookie, {}, { 'content-type': 'application/json; charset=utf-8' })

  expect([quick.status, quick.body]).toEqual([200, place])
  expect(slow.body).toEqual(quick.body)
  expect(headersOf(quick.response)).toEqual(headersOf(slow.response))
  expect(await stored(browser)).toEqual([place])
})

test('places of many readers at once are stored for the reader who sent each', async () => {
  const { reader, save, stored } = await serverOnPort()
  const readers = await Promise.all(Array.from({ length: 12 }, (_, n) => reader(`reader-${n}`)))
  const answers = await Promise.all(
    readers.flatMap(({ cookie }, n) => [
      save(cookie, { page_no: n + 1 }),
      save(cookie, { page_no: n + 1, edition_number: 5 }),
      // Two places of one issue at once.
      save(cookie, { page_no: 90 + n, updated_at: '2026-11-15T06:01:00.000Z', edition_number: 5 }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const [n, { browser }] of readers.entries()) {
    const pages = (await stored(browser)).map((each: ReadingPlace) => each.page_no)
    expect(pages).toEqual([90 + n, n + 1])
  }
})

test.each([
  ['a page of another site', {}, { origin: 'https://evil.example' }, 403],
  ['a body that is not valid', { page_no: 0 }, {}, 400],
  ['no session', {}, { cookie: '' }, 401],
] as const)('the app refuses a place with %s', async (_what, changes, headers, status) => {
  const { reader, save, stored } = await serverOnPort()
  const { cookie, browser } = await reader('kavya')
  const refused = await save(cookie, changes, headers)
  expect([refused.status, typeof refused.body.code]).toEqual([status, 'string'])
  expect(await stored(browser)).toEqual([])
})

test('a place of a session that has ended is refused, although its access token is still valid', async () => {
  const { reader, save } = await serverOnPort()
  const { cookie, browser } = await reader('kavya')
  expect((await save(cookie)).status).toBe(200)
  await browser.send('POST', '/auth/signout')
  expect((await save(cookie)).body).toMatchObject({ message: 'try refresh token' })
})

test('no place of an erased reader is stored, also if it was sent before', async () => {
  const { reader, services } = await serverOnPort()
  const { id } = await reader('kavya')
  const { db, clock } = services
  const { handle } = await db.selectFrom('session').select('handle').executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => eraseReader(tx, id, clock.now()))
  const sent = [{ sessionHandle: handle, readerId: id, place }]
  expect(await mergeReadingPlaces(db, sent, clock.now().getTime())).toEqual(new Map())
  expect(await db.selectFrom('reading_place').selectAll().execute()).toEqual([])
})

test('a place is refused while the database does not answer, and saved afterwards', async () => {
  const { reader, save, outage } = await serverOnPort()
  const { cookie } = await reader('kavya')
  outage.isOn = true
  expect((await save(cookie)).status).toBe(503)
  outage.isOn = false
  expect((await save(cookie)).status).toBe(200)
})
