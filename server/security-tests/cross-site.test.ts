import { expect, test } from 'vitest'
import { consumeCode, createCode, resendCode } from '#contract/auth-codes.ts'
import { createOneTapNonce } from '#contract/auth-google.ts'
import { API_BASE } from '#contract/route.ts'
import { askForCode } from '../auth/code-testing.ts'
import { browserOn, sentFrom } from '../auth/testing.ts'
import { createTestServer, PRODUCTION } from '../testing.ts'

const EMAIL = 'reader@example.com'
const OTHER = 'other@example.com'
const JSON_TYPE = { 'content-type': 'application/json' }

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** Sends a request with exactly these headers. */
function post(
  { app }: TestServer,
  path: string,
  body: string,
  headers: Record<string, string>,
  peer = '203.0.113.7',
) {
  // fetch adds no content type to a body of bytes.
  const bytes = new TextEncoder().encode(body)
  const init = { method: 'POST', headers, ...(body && { body: bytes }) }
  return app.request(API_BASE + path, init, sentFrom(peer))
}

const codeFor = (email: string) => JSON.stringify({ email })

test.each([
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type', {}],
  ['a parameter that names JSON', { 'content-type': 'text/plain; application/json' }],
  ['two types', { 'content-type': 'application/json, text/plain' }],
  ['a type that starts with application/json', { 'content-type': 'application/json5' }],
])('a body sent as %s is refused, and no code is sent', async (_what, headers) => {
  const server = await createTestServer()
  const sent = await askForCode(browserOn(server), EMAIL)
  const resend = JSON.stringify({
    deviceId: sent.deviceId,
    preAuthSessionId: sent.preAuthSessionId,
  })
  for (const [{ path }, body] of [
    [createCode, codeFor(OTHER)],
    [resendCode, resend],
    [consumeCode, resend],
    [createOneTapNonce, '{}'],
  ] as const) {
    const response = await post(server, path, body, headers)
    expect([path, response.status]).toEqual([path, 415])
    expect((await response.json()).code).toBe('unsupported-media-type')
  }
  expect(server.inbox.messages().map(({ to }) => to)).toEqual([EMAIL])
})

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset=UTF-8',
])('a body sent as %s is accepted', async (type) => {
  const server = await createTestServer()
  const response = await post(server, createCode.path, codeFor(EMAIL), { 'content-type': type })
  expect((await response.json()).status).toBe('OK')
})

/** Headers about the origin of a request, and the status of its reply from http://localhost:3000. */
const ORIGINS: [from: string, headers: Record<string, string>, status: number][] = [
  ['a program', {}, 200],
  ['our own page', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['our page at another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
  ['a configured page', { origin: 'https://app.paper.example', host: 'localhost:3000' }, 200],
  ['a page without an Origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://evil.example', host: 'localhost:3000' }, 403],
  ['our name over https', { origin: 'https://localhost:3000', host: 'localhost:3000' }, 403],
  ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }, 403],
  ['a configured name over http', { origin: 'http://app.paper.example' }, 403],
  ['a subdomain of our host', { origin: 'http://evil.localhost:3000' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['another site without an Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbouring site without an Origin', { 'sec-fetch-site': 'same-site' }, 403],
]

test.each(ORIGINS)(
  'the origin decides whether a code request from %s is accepted',
  async (_from, headers, status) => {
    const server = await createTestServer({ WEB_ORIGINS: 'https://app.paper.example' })
    const sent = { ...JSON_TYPE, ...headers }
    const response = await post(server, createCode.path, codeFor(EMAIL), sent)
    expect(response.status).toBe(status)
    expect(server.inbox.messages()).toHaveLength(status === 200 ? 1 : 0)
    expect((await post(server, createOneTapNonce.path, '', headers)).status).toBe(status)
    const read = await server.app.request(`${API_BASE}/faqs`, { headers })
    expect(read.status).toBe(200)
  },
)

const PROXY = '10.0.0.1'
const FROM_PROXY = { 'x-forwarded-for': '203.0.113.9' }

test.each([
  ['https', 'https://paper.example', 'https', PROXY, 200],
  ['http, which an attacker on the network can forge', 'http://paper.example', 'http', PROXY, 403],
  ['http, though the proxy says https', 'http://paper.example', 'https', PROXY, 403],
  ['https at another name of the site', 'https://www.paper.example', 'https', PROXY, 200],
  ['http at another name of the site', 'http://www.paper.example', 'http', PROXY, 403],
])(
  'the origin decides whether a request of a page over %s is accepted at a site on https',
  async (_what, origin, scheme, peer, status) => {
    const env = { ...PRODUCTION, PUBLIC_URL: 'https://paper.example', TRUSTED_PROXIES: PROXY }
    const server = await createTestServer(env)
    const { host } = new URL(origin)
    const headers = { origin, host, ...FROM_PROXY, 'x-forwarded-proto': scheme, ...JSON_TYPE }
    // The body is malformed so that no message is sent: 400 means that the origin was accepted.
    const response = await post(server, createCode.path, '{}', headers, peer)
    expect(response.status).toBe(status === 200 ? 400 : status)
  },
)

test.each([
  ['a trusted proxy', PROXY, 200],
  ['another peer', '203.0.113.7', 403],
])('X-Forwarded-Proto counts only from a trusted proxy: %s', async (_whom, peer, status) => {
  const server = await createTestServer({ TRUSTED_PROXIES: PROXY })
  const page = { origin: 'https://preview.example', host: 'preview.example' }
  const headers = { ...page, 'x-forwarded-proto': 'https', ...JSON_TYPE }
  const response = await post(server, createCode.path, codeFor(EMAIL), headers, peer)
  expect(response.status).toBe(status)
})
