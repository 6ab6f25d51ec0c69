// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { EpaperData } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { dataOf, issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { callInputsIn } from '#server/security-tests/authorisation/requests-testing.ts'
import { startOnPort } from '#server/security-tests/wire/wire-testing.ts'
import { openWorld, type World } from '#server/security-tests/world-testing.ts'
import { freePort } from '#test-support/free-port.ts'
import { startNginx } from '#test-support/nginx.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const REMOVE_ISSUE = fileURLToPath(new URL('remove-issue.sh', import.meta.url))
const PUBLIC = /^\/(assets|api\/epaper\/files|api\/epaper\/signed)\/[\w./?-]+ /
/** Articles are files too. */
const FILE = /^\/api\/epaper\/(files|signed)\/\w/
const DATA = API_BASE + dataOf('20261115')

/** A server behind the nginx of `deploy/`, behind an nginx as CDN. Both run in one process, each with its own cache. */
async function startBehindCdn() {
  const world = await openWorld()
  const node = await startOnPort(world.services)
  const cache = mkdtempSync(join(tmpdir(), 'broadsheet-cdn-'))
  const [originPort, port] = [await freePort(), await freePort()]
  const cdn = read('cdn.conf')
    .replace('127.0.0.1:8080', `127.0.0.1:${originPort}`)
    .replace('listen 8090', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/nginx-cdn', cache)
  const nginx = await startNginx([node.port], {
    listen: (own) => `listen 127.0.0.1:${own};\nlisten 127.0.0.1:${originPort};`,
    otherSites: cdn,
  })
  onTestFinished(async () => {
    await nginx.stop()
    rmSync(cache, { recursive: true })
  })
  return { world, cache, ask: (path: string, cookie = '') => ask(port, path, cookie) }
}

/** Sends the path as it is: `fetch` would remove its dots. */
function ask(port: number, path: string, cookie: string) {
  return new Promise<{ status: number; cdn: string | undefined; body: string }>(
    (resolve, reject) => {
      const headers = { cookie, 'accept-encoding': 'identity' }
      request({ host: '127.0.0.1', port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString()
        const cdn = response.headers['x-cdn']?.toString()
        resolve({ status: response.statusCode ?? 0, cdn, body })
      })
        .on('error', reject)
        .end()
    },
  )
}

const cookieOf = ({ members }: World, kind: 'subscriber' | 'other subscriber') =>
  [...members[kind].browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The cached answers of a folder, as nginx writes them: after some bytes, the key, the headers and the body. */
function cachedIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .map((text) => ({ key: /\nKEY: 127\.0\.0\.1 (.*)\n/.exec(text)?.[1] ?? '', text }))
}

/** The addresses of every GET of the contract, of some screens, and of detours through cached folders. */
async function everyAddress(world: World): Promise<string[]> {
  const inputs = await callInputsIn(world)
  const calls = EVERY_ROUTE.filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('/desk/board'),
  )
  const ofCalls = calls.map(({ path }) => {
    const { params = {}, query = {} } = inputs.get(`GET ${path}`) ?? {}
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? 'x'),
    )
    return `${API_BASE}${filled}?${new URLSearchParams(query)}`
  })
  return [
    ...ofCalls,
    ...['/', '/profile', '/saved-articles', '/?pageNumber=1', '/desk'],
    ...['/assets/../api/auth/me', '/assets/%2e%2e/api/auth/me', '/assets/..%2fapi/auth/me'],
    ...['/api/epaper/files/../../auth/me', '/api/epaper/signed/%2e./%2e./auth/me'],
    ...['/api/epaper/files//../../auth/me', '/api/auth/me?/assets/', '/api/auth/me#/assets/'],
  ]
}

test('a CDN caches files that everyone may have, and nothing of a reader', async () => {
  const { world, cache, ask } = await startBehindCdn()
  const [cookie, another] = [cookieOf(world, 'subscriber'), cookieOf(world, 'other subscriber')]
  for (const address of await everyAddress(world)) {
    const { cdn } = await ask(address, cookie)
    const isFile = FILE.test(address)
    expect([address, cdn !== undefined]).toEqual([address, isFile])
  }
  const { data_url_suffix, sections } = EpaperData.parse(JSON.parse((await ask(DATA, cookie)).body))
  const pages = sections.flatMap((section) => section.pages)
  const pictures = pages.map(({ image }) => data_url_suffix + image)
  for (const picture of pictures) {
    expect(await ask(picture, cookie)).toMatchObject({ status: 200, cdn: 'MISS' })
    expect(await ask(picture, another)).toMatchObject({ status: 200, cdn: 'HIT' })
  }
  expect((await ask('/assets/main-abc.js', cookie)).status).toBe(200)

  const cached = cachedIn(cache)
  expect(cached.length).toBeGreaterThan(pictures.length)
  const { browser, readerId } = world.members.subscriber
  const personal = ['Set-Cookie', 'set-cookie', 'subscriber@example.com', readerId]
  for (const { key, text } of cached) {
    expect(key).toMatch(PUBLIC)
    for (const secret of [...personal, ...browser.cookies.values()]) {
      expect([key, text.includes(secret)]).toEqual([key, false])
    }
  }

  // A new version has new addresses, so it needs no purge.
  await publishTestIssue(world.services, issueKey('2026-11-15'), 'v2')
  const dataNow = async () => EpaperData.parse(JSON.parse((await ask(DATA, cookie)).body))
  // The server looks for a new version after 750 ms.
  await expect.poll(async () => (await dataNow()).data_url_suffix).toContain('/v2/')
  const changed = await dataNow()
  expect(
    (await ask(pictures[0]?.replace(data_url_suffix, changed.data_url_suffix) ?? '')).body,
  ).toBe('2026-11-15 v2 p01/w1200.jpg')

  execFileSync('sh', [REMOVE_ISSUE, cache, '/PV/20261115/4/'])
  expect(cachedIn(cache).filter(({ key }) => key.includes('/PV/20261115/4/'))).toEqual([])
  expect(cachedIn(cache).map(({ key }) => key)).toContain('/assets/main-abc.js ')
  expect((await ask(pictures[0] ?? '')).cdn).toBe('MISS')
})
