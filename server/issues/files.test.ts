import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { dataOf, issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: true,
}
const files = '/epaper/files/PV/20261115/4/v1'

/** The signed folder of yesterday's issue, for a subscriber. */
async function signedFolder() {
  const server = await serverWithIssues(subscriber)
  const { data_url_suffix } = await (await server.get(dataOf('20261114'))).json()
  const path = data_url_suffix.replace('/api', '')
  return { ...server, path, token: path.split('/')[3] ?? '' }
}

test.each([
  ['p01/w800.webp', 'image/webp'],
  ['p01/w1200.jpg', 'image/jpeg'],
  ['p01/thumb.webp', 'image/webp'],
  ['p01/page.pdf', 'application/pdf'],
  ['a/p1-lead.html', 'text/html; charset=utf-8'],
  ['a/p1-lead.webp', 'image/webp'],
  ['a/p1-lead/inserts.json', 'application/json'],
  ['ads/p1-ad.webp', 'image/webp'],
])("anyone gets %s of today's front page, cacheable until the next issue", async (file, type) => {
  const { get } = await serverWithIssues()
  const response = await get(`${files}/${file}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`2026-11-15 v1 ${file}`)
  expect(response.headers.get('Content-Type')).toBe(type)
  const seconds = /^public, max-age=(\d+), s-maxage=60, immutable$/.exec(
    response.headers.get('Cache-Control') ?? '',
  )?.[1]
  expect(Number(seconds)).toBeGreaterThan(17 * 3600)
  expect(Number(seconds)).toBeLessThanOrEqual(18 * 3600)
})

test.each(['20261115/4', '20261114/4', '20261115/5', '20261116/4'])(
  'anyone gets the previews of %s, cacheable for ever',
  async (issue) => {
    const { get } = await serverWithIssues()
    const response = await get(`/epaper/files/PV/${issue}/v1/public/p02/locked.webp`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)

test.each([
  ['a locked page', `${files}/p02/w800.webp`, 403],
  ["a locked page's thumbnail", `${files}/p02/thumb.webp`, 403],
  ["a locked page's PDF", `${files}/p02/page.pdf`, 403],
  ["a locked page's article", `${files}/a/p2-lead.html`, 403],
  ["a locked page's article's picture", `${files}/a/p2-lead.webp`, 403],
  ["a locked page's article's inserts", `${files}/a/p2-lead/inserts.json`, 403],
  ["a locked page's article's cut-out", `${files}/a/p2-lead/1-640.jpg`, 403],
  ["a locked page's advertisement", `${files}/ads/p2-ad.webp`, 403],
  ['a page of another edition', '/epaper/files/PV/20261115/5/v1/p01/w800.webp', 403],
  ["yesterday's front page", '/epaper/files/PV/20261114/4/v1/p01/w800.webp', 403],
  ["tomorrow's front page", '/epaper/files/PV/20261116/4/v1/p01/w800.webp', 404],
  ["tomorrow's article", '/epaper/files/PV/20261116/4/v1/a/p1-lead.html', 404],
  ['another version', '/epaper/files/PV/20261115/4/v2/p01/w800.webp', 404],
  ['a page that does not exist', `${files}/p03/w800.webp`, 404],
  ['a width that does not exist', `${files}/p01/w9999.webp`, 404],
  ["the press's notes", `${files}/manifest.json`, 404],
  ["the front page's model", `${files}/p01/model.json`, 404],
  ["the front page's words", `${files}/p01/words.json`, 404],
  ['another JSON file of an article', `${files}/a/p1-lead/model.json`, 404],
  ['an article file with a second extension', `${files}/a/p2-lead.html.webp`, 404],
  ['a path with ..', `${files}/public/../p02/w800.webp`, 403],
  ['a path with an encoded slash', `${files}/public/..%2Fp02/w800.webp`, 404],
  ['a path with encoded dots and slashes', `${files}/public/%2e%2e%2fp02%2fw800.webp`, 404],
  ['a path with doubly encoded dots', `${files}/public/%252e%252e/p02/w800.webp`, 404],
  ['a path with a NUL', `${files}/public/p02%00/locked.webp`, 404],
  ['a path with a backslash', `${files}/public/..%5Cp02%5Cw800.webp`, 404],
  ['the database', '/epaper/files/PV/20261115/4/v1/../../../../broadsheet.db', 404],
])('without a signature, %s is refused', async (_what, path, status) => {
  const { get } = await serverWithIssues()
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('2026-11')
})

test('a signed address opens every file of its folder until it expires, also for caches', async () => {
  const { get, path, clock } = await signedFolder()
  const response = await get(`${path}p02/w800.webp`)
  expect(await response.text()).toBe('2026-11-14 v1 p02/w800.webp')
  expect(response.headers.get('Cache-Control')).toMatch(
    /^public, max-age=(9\d\d|1[0-7]\d\d), s-maxage=60, immutable$/,
  )
  clock.moveTo(new Date('2026-11-15T12:31:00+05:30'))
  const late = await get(`${path}p02/w800.webp`)
  expect(late.status).toBe(403)
  expect((await late.json()).code).toBe('link-expired')
})

test.each([
  ['forged', (token: string) => `${token.slice(0, -4)}AAAA`],
  ['truncated', (token: string) => token.slice(0, 30)],
  ['empty', () => '.'],
])('a %s signature opens nothing', async (_what, spoil) => {
  const { get, path, token } = await signedFolder()
  const response = await get(`${path.replace(token, spoil(token))}p02/w800.webp`)
  expect(response.status).toBe(403)
  expect((await response.json()).code).toBe('forbidden')
})

test.each([
  ['another day', '20261114/4/v1', '20261115/4/v1'],
  ['another edition', '20261114/4/v1', '20261115/5/v1'],
  ['a future date', '20261114/4/v1', '20261116/4/v1'],
])('a signature does not open %s', async (_what, own, other) => {
  const { get, path } = await signedFolder()
  expect((await get(`${path.replace(own, other)}p01/w800.webp`)).status).toBe(403)
})

test("a signature does not open the press's notes, nor a path with ..", async () => {
  const { get, path } = await signedFolder()
  expect((await get(`${path}manifest.json`)).status).toBe(404)
  expect((await get(`${path}p01/model.json`)).status).toBe(404)
  expect((await get(`${path}p01/words.json`)).status).toBe(404)
  expect((await get(`${path}..%2F..%2F5/v1/p01/w800.webp`)).status).toBe(404)
})

const ALL = '2026-11-15 v1 p01/page.pdf'

test.each([
  ['bytes=0-3', 206, ALL.slice(0, 4), `bytes 0-3/${ALL.length}`],
  ['bytes=5-', 206, ALL.slice(5), `bytes 5-25/${ALL.length}`],
  ['bytes=-3', 206, ALL.slice(-3), `bytes 23-25/${ALL.length}`],
  ['bytes=-999', 206, ALL, `bytes 0-25/${ALL.length}`],
  ['bytes=20-999', 206, ALL.slice(20), `bytes 20-25/${ALL.length}`],
  ['bytes=99-', 416, '', `bytes */${ALL.length}`],
  ['bytes=-0', 416, '', `bytes */${ALL.length}`],
  ['bytes=5-2', 200, ALL, null],
  ['bytes=0-1,4-5', 200, ALL, null],
  ['lines=1-2', 200, ALL, null],
])('of a PDF, the range %s is answered %i', async (range, status, body, contentRange) => {
  const { get } = await serverWithIssues()
  const response = await get(`${files}/p01/page.pdf`, { Range: range })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
  expect(response.headers.get('Content-Range')).toBe(contentRange)
})

test('a range of a file that has changed is answered with the whole file', async () => {
  const { get } = await serverWithIssues()
  const headers = { Range: 'bytes=0-3', 'If-Range': '"older"' }
  expect((await get(`${files}/p01/page.pdf`, headers)).status).toBe(200)
})

test('a file that the browser has is answered with 304', async () => {
  const { get } = await serverWithIssues()
  const etag = (await get(`${files}/p01/w800.webp`)).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"/)
  expect((await get(`${files}/p01/w800.webp`, { 'If-None-Match': etag })).status).toBe(304)
})

test('an article opened by itself cannot run scripts', async () => {
  const { get } = await serverWithIssues()
  const policy = (await get(`${files}/a/p1-lead.html`)).headers.get('Content-Security-Policy')
  expect(policy).toBe("default-src 'none'; style-src-attr 'unsafe-inline'; sandbox")
})

test('files of an old version are refused from a minute after a new version is shown', async () => {
  const { get, services, clock } = await serverWithIssues()
  clock.moveTo(new Date('2026-11-15T06:00:30+05:30'))
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')
  expect((await get(`${files}/p01/w800.webp`)).status).toBe(200)
  expect((await get(`${files}/p02/w800.webp`)).status).toBe(403)
  expect((await get(`${files.replace('v1', 'v3')}/p01/w800.webp`)).status).toBe(404)
  clock.moveTo(new Date('2026-11-15T06:01:00+05:30'))
  expect((await get(`${files}/p01/w800.webp`)).status).toBe(404)
  expect((await get(`${files.replace('v1', 'v2')}/p01/w800.webp`)).status).toBe(200)
})
