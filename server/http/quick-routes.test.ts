import { expect, test } from 'vitest'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary, revokeComplimentary } from '#store/entitlements.ts'
import { signIn } from '../auth/testing.ts'
import { dataOf, issueKey, publishTestIssue } from '../issues/testing.ts'
import { serverWithQuickLane } from './quick-testing.ts'

const data = `/api${dataOf('20261115')}`
const files = '/api/epaper/files/PV/20261115/4/v1'
const EMAIL = 'kavya@example.com'

/** Headers that differ between requests or connections. */
const VARYING_HEADERS = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]

/** Replaces the seconds in Cache-Control, because a second may pass between two answers. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !VARYING_HEADERS.includes(name))
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
])('the quick lane answers %s exactly as the app does', async (path) => {
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
  ['a path with an encoded ../', `${files}/public/..%2Fp02/w800.webp`, 404],
  ["the press's manifest", `${files}/manifest.json`, 404],
  ['a forged signature', '/api/epaper/signed/mhz.0.AAAA/PV/20261114/4/v1/p02/w800.webp', 403],
  ["yesterday's data", `/api${dataOf('20261114')}`, 403],
  ["tomorrow's data", `/api${dataOf('20261116')}`, 404],
  ['an invalid date', `/api${dataOf('20261399')}`, 400],
  ['an entitlement without a session', '/api/users/entitlement', 401],
])('%s is refused by the app, not by the quick lane', async (_what, path, status) => {
  const { ask } = await serverWithQuickLane()
  const { response, text, by } = await ask(path)
  expect([response.status, by]).toEqual([status, 'the app'])
  expect(text).not.toContain('2026-11')
})

test.each([
  ['from another site', data, { headers: { Origin: 'https://other.example' } }],
  ['for a range of a file', `${files}/p01/w800.webp`, { headers: { Range: 'bytes=0-3' } }],
  ['with the method HEAD', data, { method: 'HEAD' }],
  ['with a repeated parameter', `${data}&edition=5`, {}],
  ['with an escaped character', data.replace('PV', '%50V'), {}],
  ["for an article's text", `${files}/a/p1-lead.html`, {}],
])('a request %s is answered by the app', async (_what, path, init) => {
  const { ask } = await serverWithQuickLane()
  expect((await ask(path, init)).by).toBe('the app')
})

test('a request with the current ETag is answered with 304', async () => {
  const { ask } = await serverWithQuickLane()
  const etag = (await ask(data)).response.headers.get('ETag') ?? ''
  const { response, by } = await ask(data, { headers: { 'If-None-Match': etag } })
  expect([response.status, by]).toEqual([304, 'the quick lane'])
})

test('the quick lane answers each reader by their own access, and an invalid token is refused', async () => {
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

test('a page that is free today is locked when the newspaper day changes', async () => {
  const { ask, clock } = await serverWithQuickLane()
  clock.moveTo(new Date('2026-11-16T05:59:59.500+05:30'))
  expect((await ask(`${files}/p01/w800.webp`)).response.status).toBe(200)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await ask(`${files}/p01/w800.webp`)).response.status).toBe(403)
  expect((await ask(data)).response.status).toBe(403)
  expect((await ask(`/api${dataOf('20261116')}`)).by).toBe('the quick lane')
})

test('a new version is served within a second', async () => {
  const { ask, services, clock } = await serverWithQuickLane()
  expect((await ask(data)).text).toContain('/v1/')
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')
  clock.moveTo(new Date(clock.now().getTime() + 1000))
  expect((await ask(data)).text).toContain('/v2/')
})
