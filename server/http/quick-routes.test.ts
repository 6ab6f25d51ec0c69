import { expect, test } from 'vitest'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary, revokeComplimentary } from '#store/entitlements.ts'
import { signIn } from '../auth/testing.ts'
import { dataOf, issueKey, publishTestIssue } from '../issues/testing.ts'
import { serverWithQuickLane } from './quick-testing.ts'

const data = `/api${dataOf('20261115')}`
const files = '/api/epaper/files/PV/20261115/4/v1'
const EMAIL = 'kavya@example.com'

/** Of the connection or of one request alone. */
const PASSING = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]

/** A second may have passed between two answers. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !PASSING.includes(name))
      .map(([name, value]) => [
        name,
        value.replace(/(max-age|stale-if-error)=\d{2,6}\b/, '$1=until'),
      ]),
  )

test.each([
  '/',
  '/assets/main-abc.js',
  '/api/config',
  '/api/epaper/editions?publisher=PV',
  '/api/epaper/current-issue?publisher=PV&edition=4',
  data,
  `${files}/p01/w800.webp`,
  `${files}/public/p02/locked.webp`,
])('%s is answered by the quick lane as the app answers it', async (path) => {
  const { ask, app } = await serverWithQuickLane()
  const headers = { 'Accept-Encoding': 'gzip' }

  const quick = await ask(path, { headers })

  const slow = await app.request(path, { headers })
  expect(quick.by).toBe('the quick lane')
  expect(quick.response.status).toBe(200)
  expect(quick.response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  expect(headersOf(quick.response)).toEqual(headersOf(slow))
  const plain = await app.request(path, { headers: { 'Accept-Encoding': 'identity' } })
  expect(quick.text).toBe(await plain.text())
})

test.each([
  ['a locked page', `${files}/p02/w800.webp`, 403],
  ["yesterday's front page", '/api/epaper/files/PV/20261114/4/v1/p01/w800.webp', 403],
  ["tomorrow's front page", '/api/epaper/files/PV/20261116/4/v1/p01/w800.webp', 404],
  ['a path that climbs unseen', `${files}/public/..%2Fp02/w800.webp`, 404],
  ["the press's notes", `${files}/manifest.json`, 404],
  ['a forged signature', '/api/epaper/signed/mhz.0.AAAA/PV/20261114/4/v1/p02/w800.webp', 403],
  ["yesterday's data", `/api${dataOf('20261114')}`, 403],
  ["tomorrow's data", `/api${dataOf('20261116')}`, 404],
  ['a day that is none', `/api${dataOf('20261399')}`, 400],
  ['an entitlement without a session', '/api/users/entitlement', 401],
])('%s is refused, and by the app', async (_what, path, status) => {
  const { ask } = await serverWithQuickLane()
  const { response, text, by } = await ask(path)
  expect([response.status, by]).toEqual([status, 'the app'])
  expect(text).not.toContain('2026-11')
})

test.each([
  ['from another site', data, { headers: { Origin: 'https://other.example' } }],
  ['for a part of a file', `${files}/p01/w800.webp`, { headers: { Range: 'bytes=0-3' } }],
  ['for the head alone', data, { method: 'HEAD' }],
  ['that names a thing twice', `${data}&edition=5`, {}],
  ['that is spelled in an odd way', data.replace('PV', '%50V'), {}],
  ["for an article's text", `${files}/a/p1-lead.html`, {}],
])('a question %s is the app’s', async (_what, path, init) => {
  const { ask } = await serverWithQuickLane()
  expect((await ask(path, init)).by).toBe('the app')
})

test('a browser that has the answer is told so', async () => {
  const { ask } = await serverWithQuickLane()
  const etag = (await ask(data)).response.headers.get('ETag') ?? ''
  const { response, by } = await ask(data, { headers: { 'If-None-Match': etag } })
  expect([response.status, by]).toEqual([304, 'the quick lane'])
})

test('each reader gets what is theirs, and a token that is not good nothing', async () => {
  const server = await serverWithQuickLane()
  const { browser } = await signIn(server, EMAIL)
  const token = browser.cookies.get('sAccessToken') ?? ''
  const cookie = `sAccessToken=${token}`
  const openPages = async (headers: Record<string, string>) => {
    const { text, by } = await server.ask(data, { headers })
    expect(by).toBe('the quick lane')
    return text.split('"locked":false').length - 1
  }
  expect([await openPages({}), await openPages({ cookie })]).toEqual([1, 1])

  const { db, clock } = server.services
  const id = (await readerWith(db, { kind: 'email', value: EMAIL })) ?? ''
  const access = { archival_access: -1, early_access: true, starts_at: clock.now(), ends_at: null }
  await grantComplimentary(db, id, access)
  expect(await openPages({ cookie })).toBe(2)
  expect(await openPages({ authorization: `Bearer ${token}` })).toBe(2)
  expect(await openPages({})).toBe(1)
  const entitled = await server.ask('/api/users/entitlement', { headers: { cookie } })
  expect(JSON.parse(entitled.text)).toMatchObject({ kind: 'subscriber', ArchivalAccess: -1 })

  await revokeComplimentary(db, id, clock.now())
  expect(await openPages({ cookie })).toBe(1)
  const forged = { headers: { cookie: `sAccessToken=${token.slice(0, -6)}AAAAAA` } }
  expect((await server.ask(data, forged)).response.status).toBe(401)
})

test('when the day rolls over, what was free is so no longer', async () => {
  const { ask, clock } = await serverWithQuickLane()
  clock.moveTo(new Date('2026-11-16T05:59:59.500+05:30'))
  expect((await ask(`${files}/p01/w800.webp`)).response.status).toBe(200)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await ask(`${files}/p01/w800.webp`)).response.status).toBe(403)
  expect((await ask(data)).response.status).toBe(403)
  expect((await ask(`/api${dataOf('20261116')}`)).by).toBe('the quick lane')
})

test('a new version shows in the next moment', async () => {
  const { ask, services, clock } = await serverWithQuickLane()
  expect((await ask(data)).text).toContain('/v1/')
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')
  clock.moveTo(new Date(clock.now().getTime() + 1000))
  expect((await ask(data)).text).toContain('/v2/')
})
