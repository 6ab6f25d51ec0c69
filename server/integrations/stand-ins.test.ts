// @module-tag slow: starts server processes.
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { API_BASE } from '#contract/route.ts'
import { emptyAppFolder, startServerProgram } from '../http/program-testing.ts'
import { startServer } from '../http/start-server.ts'
import { createTestServer } from '../testing.ts'
import { STAND_IN_PATH } from './google/stand-in-google.ts'

/** Every route of a stand-in, and one of the identity provider. */
const STAND_INS = [
  ...EVERY_ROUTE.filter(({ path }) => path.startsWith('/dev/')).map(({ method, path }) => ({
    method,
    path: API_BASE + path,
  })),
  { method: 'GET', path: `${STAND_IN_PATH}/jwks` },
]

async function startListening(env: Record<string, string> = {}) {
  const { services, logged } = await createTestServer({ PORT: '0', ...env })
  const server = await startServer(services, emptyAppFolder())
  onTestFinished(() => server.stop())
  return { port: server.port, logged }
}

interface TestRequest {
  method?: string
  path?: string
  /** The address to connect to. */
  address?: string
  headers?: Record<string, string>
}

/** The status of the reply to a request with exactly these headers. */
function statusOf(port: number, { address = '127.0.0.1', headers = {}, ...sent }: TestRequest) {
  const { method = 'GET', path = `${API_BASE}/dev/inbox` } = sent
  return new Promise<number | undefined>((resolve, reject) => {
    request({ host: address, port, method, path, agent: false, headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('a public address without production refuses to start, and says what to set', async () => {
  const { exitCode, output } = await startServerProgram({ PUBLIC_URL: 'https://paper.example' })
  expect(exitCode).toBe(1)
  expect(output).toContain('PUBLIC_URL')
  expect(output).toContain('NODE_ENV=production')
  expect(output).toContain('STAND_INS=on')
  expect(output.trim()).not.toContain('\n')
})

test('STAND_INS=on starts at a public address, and the log warns', async () => {
  const open = { PUBLIC_URL: 'https://paper.example', STAND_INS: 'on', HOST: '127.0.0.1' }
  const { exitCode, output } = await startServerProgram(open)
  expect(exitCode).toBe(null)
  expect(output).toMatch(/"level":"warn".*STAND_INS=on/)
})

/** Headers that show that a request does not come from this machine. */
const FROM_OUTSIDE: [what: string, headers: Record<string, string>][] = [
  ['a Host of another name', { host: 'paper.example' }],
  ['a Host that only starts with localhost', { host: 'localhost.paper.example' }],
  ['a Host in the local network', { host: '192.168.1.2:3000' }],
  ['a Host of all addresses', { host: '0.0.0.0:3000' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
  ['CF-Connecting-IP', { 'cf-connecting-ip': '127.0.0.1' }],
  ['True-Client-IP', { 'true-client-ip': '127.0.0.1' }],
]

test.each(FROM_OUTSIDE)('stand-ins answer 404 to a request with %s', async (_what, headers) => {
  const { port } = await startListening({ TRUSTED_PROXIES: '127.0.0.1' })
  const own = { host: 'localhost', ...headers }
  for (const { method, path } of STAND_INS) {
    const status = await statusOf(port, { method, path, headers: own })
    expect([method, path, status]).toEqual([method, path, 404])
  }
  expect(await statusOf(port, { path: `${API_BASE}/faqs`, headers: own })).toBe(200)
})

test.each(['localhost', '127.0.0.1', '127.0.0.2:3000', '[::1]:3000', 'paper.localhost:3000'])(
  'stand-ins answer a request on this machine to %s',
  async (host) => {
    const { port } = await startListening()
    for (const address of ['127.0.0.1', '::1']) {
      expect(await statusOf(port, { address, headers: { host } })).toBe(200)
    }
  },
)

test.each([`${API_BASE}/DEV/inbox`, `${API_BASE}/%64ev/inbox`, `${API_BASE}//dev/inbox`])(
  'stand-ins answer 404 to the path %s from outside',
  async (path) => {
    const { port } = await startListening()
    expect(await statusOf(port, { path, headers: { host: 'paper.example' } })).toBe(404)
  },
)

/** Addresses that answer only if the server listens on every address. 127.0.0.2 is for a machine without a network. */
const otherAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)
  .concat('127.0.0.2')

test('a server with stand-ins does not listen on other addresses', async () => {
  const { port } = await startListening()
  for (const address of otherAddresses) {
    await expect(statusOf(port, { address })).rejects.toThrow('ECONNREFUSED')
  }
})

test('with STAND_INS=on stand-ins answer other machines, and the log has a warning', async () => {
  const { port, logged } = await startListening({ STAND_INS: 'on' })
  const headers = { host: 'paper.example', 'x-forwarded-for': '203.0.113.7' }
  for (const address of otherAddresses) {
    expect(await statusOf(port, { address, headers })).toBe(200)
  }
  expect(logged).toContainEqual(expect.objectContaining({ level: 'warn' }))
})
