// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyNginxConfiguration, requireNginx, startNginx } from '#test-support/nginx.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('nginx accepts the configuration', () => {
  const args = ['-t', '-q', ...copyNginxConfiguration(temporaryFolder())]
  expect(spawnSync(requireNginx(), args).stderr.toString()).toBe('')
})

/** Starts nginx with one server behind it that records its requests. */
async function behindNginx() {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.end(`${request.headers.cookie}`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const nginx = await startNginx([typeof address === 'object' && address ? address.port : 0])
  onTestFinished(async () => {
    await nginx.stop()
    server.close().closeAllConnections()
  })
  return { requests, url: nginx.url, errorLog: nginx.errorLog }
}

/** Sends raw bytes and returns the first line of the response. */
async function statusOf(url: string, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(lines.join('\r\n'))
  const answer = Buffer.concat(await socket.toArray()).toString()
  return answer.slice(0, answer.indexOf('\r\n'))
}

test.each([
  ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['an unknown transfer encoding', ['Transfer-Encoding: xchunked']],
])('a request with %s reaches no node', async (_what, headers) => {
  const { requests, url } = await behindNginx()
  const hidden = 'GET /hidden HTTP/1.1'
  const lines = [
    'POST /api/contact HTTP/1.1',
    'Host: a',
    ...headers,
    '',
    '0',
    '',
    hidden,
    'Host: a',
    '',
    '',
  ]
  expect(await statusOf(url, lines)).toMatch(/ (400|501) /)
  expect(requests).toEqual([])
})

test('the address of the caller comes from nginx only, not from the client', async () => {
  const { requests, url } = await behindNginx()
  await fetch(`${url}/api/faqs`, {
    headers: {
      'X-Forwarded-For': '192.0.2.1',
      Forwarded: 'for=192.0.2.1',
      'X-Forwarded-Host': 'evil.example',
    },
  })
  const headers = requests[0]?.headers
  expect(headers?.['x-forwarded-for']).toBe('127.0.0.1')
  expect([headers?.forwarded, headers?.['x-forwarded-host']]).toEqual([undefined, undefined])
})

test('the scheme comes from nginx only, not from the client', async () => {
  const { requests, url } = await behindNginx()
  await fetch(`${url}/api/faqs`, { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(requests.map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['http'])
})

test.each([
  '/api/dev',
  '/api/dev/',
  '/api/dev/inbox',
  '/api/dev/google/openid/auth?x=1',
  '/API/DEV/inbox',
  '/api/Dev/clock',
  '/api/%64ev/inbox',
  '/api/d%65v/inbox',
  '/%61pi/dev/inbox',
  '/api/dev%2Finbox',
  '/api%2Fdev/inbox',
  '/api//dev/inbox',
  '//api/dev/inbox',
  '/api/./dev/inbox',
  '/api/faqs/../dev/inbox',
  '/api/faqs/%2e%2e/dev/inbox',
])('the stand-in path %s reaches no node', async (path) => {
  const { requests, url } = await behindNginx()
  for (const method of ['GET', 'POST']) {
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', '', '']
    expect(await statusOf(url, lines)).toMatch(/ 404 /)
  }
  expect(requests).toEqual([])
})

test('a cached file is requested without a session and under its exact path', async () => {
  const { requests, url } = await behindNginx()
  const file = '/api/epaper/signed/token/PV/20261115/4/v1/p02/w1200.webp'
  const get = async (path: string, cookie: string) =>
    (await fetch(url + path, { headers: { cookie } })).text()

  expect(await get(file, 'sAccessToken=of-one')).toBe('undefined')
  expect(await get(file, 'sAccessToken=of-another')).toBe('undefined')
  expect(requests.map(({ path }) => path)).toEqual([file])
  await get(file.replace('/token/', '/%74oken/'), 'sAccessToken=of-a-third')
  expect(requests).toHaveLength(2)
})

const DATA = '/api/epaper/data?publisher=PV&edition=4&date=20261115'

test("of many simultaneous requests for today's data, few reach a node", async () => {
  const { requests, url } = await behindNginx()

  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(url + DATA)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(requests.length).toBeLessThan(20)
})

test.each([
  ['a session', { cookie: 'sAccessToken=of-one' }],
  ['a token', { authorization: 'Bearer of-one' }],
  ['the origin of another site', { origin: 'https://publisher.example' }],
])(
  'a request with %s is answered by the node, and the answer is not cached',
  async (_what, headers) => {
    const { requests, url } = await behindNginx()
    const get = async (path: string, more = {}) =>
      (await fetch(url + path, { headers: more })).text()
    await get(DATA)

    expect(await get(DATA, headers)).toBe(`${Reflect.get(headers, 'cookie')}`)
    expect(await get(DATA, headers)).toBe(`${Reflect.get(headers, 'cookie')}`)
    expect(requests.slice(1).map(({ headers }) => headers)).toMatchObject([headers, headers])
    const other = `${DATA}&another=1`
    await get(other, headers)
    expect(await get(other)).toBe('undefined')
  },
)

test('nginx allows thousands of open connections', async () => {
  const { url, errorLog } = await behindNginx()
  const { hostname, port } = new URL(url)
  const idle = Array.from({ length: 4000 }, () => connect(Number(port), hostname))
  onTestFinished(() => {
    for (const socket of idle) socket.destroy()
  })
  await Promise.all(idle.map((socket) => once(socket, 'connect')))

  expect((await fetch(`${url}/api/faqs`)).status).toBe(200)
  expect(errorLog()).not.toContain('worker_connections are not enough')
})

test('the bytes of an upload reach a node before the whole body has arrived', async () => {
  const { requests, url } = await behindNginx()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  const head = [
    'PATCH /api/desk/uploads/a HTTP/1.1',
    'Host: a',
    'Content-Length: 150000000',
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  socket.write(Buffer.alloc(200_000))
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(['/api/desk/uploads/a'])
})
