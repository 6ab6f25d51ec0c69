import { generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataOf } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'
import { browserOn, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'

async function signedIn(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  const { browser } = await signIn(server, EMAIL)
  const token = browser.cookies.get('sAccessToken') ?? ''
  return { server, browser, token }
}

function claimsIn(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

async function withForged(
  forge: (token: string, server: Awaited<ReturnType<typeof signedIn>>['server']) => Promise<string>,
) {
  const { server, token } = await signedIn()
  const forged = await forge(token, server)
  const headers = { authorization: `Bearer ${forged}` }
  return browserOn(server).send('GET', '/auth/me', undefined, headers)
}

/** The token with changed claims, signed with the server's own key, which no attacker has. */
async function signAgain(
  token: string,
  server: Awaited<ReturnType<typeof signedIn>>['server'],
  changed: object,
) {
  const { kid, alg, privateKey } = await server.services.keys.signer()
  return new SignJWT({ ...claimsIn(token), ...changed })
    .setProtectedHeader({ alg, kid })
    .sign(privateKey)
}

test('a token that is signed again without changes is valid, so the cases below fail because of their change', async () => {
  expect((await withForged((token, server) => signAgain(token, server, {}))).status).toBe(200)
})

test.each([
  ['of another issuer', { iss: 'https://other.example/auth' }],
  ['that has expired', { exp: 1 }],
  ['of another kind', { stt: 1 }],
  ['without a session', { sessionHandle: undefined }],
])('a token %s is refused', async (_what, changed) => {
  const response = await withForged((token, server) => signAgain(token, server, changed))
  expect([response.status, (await response.json()).message]).toEqual([401, 'try refresh token'])
})

test.each([
  ['rubbish', async () => 'rubbish'],
  [
    'unsigned',
    async (token: string) => {
      const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
      return `${header}.${token.split('.')[1]}.`
    },
  ],
  [
    'signed symmetrically with the public key as secret',
    async (token: string, server: Awaited<ReturnType<typeof signedIn>>['server']) => {
      const [jwk] = await server.services.keys.publicJwks()
      return new SignJWT(claimsIn(token))
        .setProtectedHeader({ alg: 'HS256', kid: jwk?.kid ?? '' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk)))
    },
  ],
  [
    'signed with another key under our key id',
    async (token: string, server: Awaited<ReturnType<typeof signedIn>>['server']) => {
      const { kid, alg } = await server.services.keys.signer()
      const { privateKey } = await generateKeyPair(alg)
      return new SignJWT(claimsIn(token)).setProtectedHeader({ alg, kid }).sign(privateKey)
    },
  ],
  ['with its last letters changed', async (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
])('a token that is %s is refused', async (_what, forge) => {
  const response = await withForged(forge)
  expect([response.status, (await response.json()).code]).toEqual([401, 'try-refresh-token'])
})

test('an expired token is refused also on calls that visitors may make', async () => {
  const { server, browser } = await signedIn()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 16 * 60_000))
  const response = await browser.send('GET', dataOf('20261115'))
  expect([response.status, (await response.json()).message]).toEqual([401, 'try refresh token'])
  const signingIn = await browser.send('POST', '/auth/signinup/code', { email: EMAIL })
  expect((await signingIn.json()).status).toBe('OK')
})

const NAME = { first_name: 'Asha' }
const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['our own page', { origin: 'http://localhost:3000' }, 200],
  [
    'a page at another host name of this server',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    200,
  ],
  ['a configured page', { origin: 'https://app.paper.example' }, 200],
  ['a program with the library’s header', {}, 200],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  [
    'a page of another site that sends the library’s header',
    { origin: 'https://evil.example', rid: 'x' },
    403,
  ],
  ['a page without an origin', { origin: 'null' }, 403],
])(
  'the origin decides whether a change by cookie from %s is accepted',
  async (_from, headers, status) => {
    const { browser } = await signedIn({ WEB_ORIGINS: 'https://app.paper.example' })
    expect((await browser.send('PUT', '/auth/me', NAME, headers)).status).toBe(status)
  },
)

test('a request with only the cookie, and no origin or library header, is refused', async () => {
  const { server, browser } = await signedIn()
  const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
  const form = { method: 'PUT', headers: { cookie, ...JSON_TYPE }, body: JSON.stringify(NAME) }
  expect((await server.app.request('/api/auth/me', form)).status).toBe(403)
  const refresh = {
    method: 'POST',
    headers: { cookie: `sRefreshToken=${browser.cookies.get('sRefreshToken')}` },
  }
  expect((await server.app.request('/api/auth/session/refresh', refresh)).status).toBe(403)
  expect((await browser.send('POST', '/auth/session/refresh')).status).toBe(200)
})

test('only pages of configured origins may call with a session and read its headers', async () => {
  const { app } = await createTestServer({ WEB_ORIGINS: 'https://app.paper.example' })
  const preflight = (origin: string) =>
    app.request('/api/auth/session/refresh', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'rid,fdi-version,st-auth-mode',
      },
    })
  const { headers } = await preflight('https://app.paper.example')
  expect(headers.get('access-control-allow-origin')).toBe('https://app.paper.example')
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('access-control-allow-headers')).toContain('st-auth-mode')
  const answer = await app.request('/api/auth/session/refresh', {
    method: 'POST',
    headers: { origin: 'https://app.paper.example' },
  })
  expect(answer.headers.get('access-control-expose-headers')).toContain('front-token')
  const refused = await preflight('https://evil.example')
  expect(refused.headers.get('access-control-allow-origin')).toBeNull()
})
