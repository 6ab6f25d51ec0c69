// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { SECOND_MS } from '#contract/durations.ts'
import { startNginx } from '#test-support/nginx.ts'

const DATA = '/api/epaper/data?publisher=PV&edition=4&date=20261115'
const FILE = '/api/epaper/files/PV/20261115/4/v1/p01/w800.webp'
const SIGNED = '/api/epaper/signed/token/PV/20261115/4/v1/p02/w800.webp'
const LOGO = '/brand/pv/wordmark.svg'
const PUBLIC_PATHS = ['/', DATA, FILE, LOGO]

type State = 'up' | 'dead' | 503 | 404

/** Starts nginx with one stand-in for a node, which can fail. */
async function startNode(openForSeconds = 3600) {
  const node = { state: 'up' as State, requests: 0, cookies: [] as (string | undefined)[] }
  const server = createServer((request, response) => {
    node.requests += 1
    node.cookies.push(request.headers.cookie)
    if (node.state === 'dead') return void request.socket.destroy()
    response.statusCode = node.state === 'up' ? 200 : node.state
    const isHome = request.url === '/'
    const isSignedIn = request.headers.cookie?.includes('sAccessToken')
    const cacheControlOfHome = isSignedIn
      ? 'private, no-cache'
      : `public, max-age=0, s-maxage=1, stale-if-error=${openForSeconds}`
    response.setHeader('Cache-Control', isHome ? cacheControlOfHome : 'public, max-age=1')
    const language = request.headers.cookie?.replace('language=', '')
    response.setHeader('Content-Language', language ?? 'default')
    response.setHeader('Vary', 'Accept-Encoding, Accept, Accept-Language, Cookie')
    response.end(`${node.state} ${isSignedIn ? 'reader' : 'visitor'} ${request.headers.accept}`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const nginx = await startNginx([typeof address === 'object' && address ? address.port : 0])
  onTestFinished(async () => {
    await nginx.stop()
    server.close().closeAllConnections()
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(nginx.url + path, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { node, get, url: nginx.url }
}

/** Resolves when nginx must revalidate its cache. */
const waitUntilExpired = () => setTimeout(2 * SECOND_MS + 100)

test.each(['dead', 503] as const)(
  'while every node is %s, visitors get cached public content and signed-in readers get none',
  async (state) => {
    const { node, get } = await startNode()
    for (const path of [...PUBLIC_PATHS, SIGNED]) expect((await get(path)).status).toBe(200)
    const withSession = { cookie: 'sAccessToken=of-one' }
    await get('/', withSession)
    node.state = state
    await waitUntilExpired()

    for (const path of PUBLIC_PATHS) {
      const { status, text } = await get(path)
      expect([path, status, text.slice(0, 10)]).toEqual([path, 200, 'up visitor'])
    }
    expect((await get('/', { cookie: '_ga=1' })).status).toBe(200)
    for (const path of ['/', DATA]) {
      expect((await get(path, withSession)).status).toBeGreaterThanOrEqual(500)
      expect((await get(path, { authorization: 'Bearer x' })).status).toBeGreaterThanOrEqual(500)
    }
    for (const path of [SIGNED, '/status', '/api/status', '/?pageNumber=1']) {
      expect((await get(path)).status, path).toBeGreaterThanOrEqual(500)
    }
    node.state = 'up'
    await expect.poll(async () => (await get('/', withSession)).status).toBe(200)
  },
)

test('the cached front page replaces an error only for the stale-if-error time of the node', async () => {
  const { node, get } = await startNode(1)
  await get('/')
  node.state = 'dead'
  await setTimeout(4 * SECOND_MS)
  expect((await get('/')).status).toBe(503)
})

test('data and files that a node has deleted are not served from the cache', async () => {
  const { node, get } = await startNode()
  for (const path of [DATA, FILE]) await get(path)
  node.state = 404
  await waitUntilExpired()
  for (const path of [DATA, FILE]) expect((await get(path)).status).toBe(404)
})

test('of many simultaneous requests for the front page, few reach a node, and none with a cookie', async () => {
  const { node, get } = await startNode()
  await Promise.all(Array.from({ length: 100 }, () => get('/', { cookie: '_ga=1' })))
  expect(node.requests).toBeLessThan(20)
  expect(new Set(node.cookies)).toEqual(new Set([undefined]))
})

test('browsers with and without AVIF get different cached pages', async () => {
  const { get } = await startNode()
  const accept = { accept: 'text/html,image/avif;q=0.9' }
  expect((await get('/', accept)).text).toBe('up visitor image/avif')
  expect((await get('/')).text).toBe('up visitor undefined')
  expect((await get('/', accept)).text).toBe('up visitor image/avif')
})

test.each([
  ['a browser that prefers Kannada', { 'accept-language': 'kn-IN,kn;q=0.9,en;q=0.8' }, 'kn'],
  ['a browser that prefers English', { 'accept-language': 'en-IN,en;q=0.9,kn;q=0.8' }, 'default'],
  ['a reader who chose Kannada', { cookie: 'a=1; language=kn', 'accept-language': 'en' }, 'kn'],
  ['a reader who chose English', { cookie: 'language=en', 'accept-language': 'kn' }, 'en'],
  ['a cookie with no language in it', { cookie: 'language=evil' }, 'default'],
])('%s gets the front page that is cached for that language', async (_who, headers, language) => {
  const { get } = await startNode()
  const others = [{ 'accept-language': 'kn' }, { cookie: 'language=en' }, {}]
  for (const other of others) await get('/', other)

  const page = await get('/', headers)

  expect(page.headers.get('content-language')).toBe(language)
})
