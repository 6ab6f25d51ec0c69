import { expect, test } from 'vitest'
import { getEntitlement } from '#contract/entitlement.ts'
import { API_BASE } from '#contract/route.ts'
import { serverWithQuickLane } from '../http/quick-testing.ts'
import { createTestServer } from '../testing.ts'
import { browserOn, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const REFRESH = '/auth/session/refresh'
const ME = '/auth/me'

/** What clients that lost their token send instead, and strings that are not tokens of ours. */
const NOT_TOKENS = ['undefined', 'null', 'false', '[object-Object]', '""', '{}', 'a.b.c', 'a..b']
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signedIn() {
  const server = await createTestServer()
  const { browser, reply } = await signIn(server, EMAIL)
  return { server, browser, readerId: reply.user.id }
}

const readerIn = async (response: Response) => [
  response.status,
  (await response.json()).userData?.id,
]

test.each(NOT_TOKENS)('Bearer %s beside a valid cookie is ignored', async (sent) => {
  const { browser, readerId } = await signedIn()
  const headers = bearer(sent)

  expect(await readerIn(await browser.send('GET', ME, undefined, headers))).toEqual([200, readerId])
  const refreshed = await browser.send('POST', REFRESH, undefined, headers)
  expect(refreshed.status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['sKnownDevice', 'sAccessToken', 'sRefreshToken'])
  expect(refreshed.headers.get('st-access-token')).not.toMatch(/./)
  expect((await browser.send('GET', ME)).status).toBe(200)
  const { status } = await browser.send('POST', '/auth/signout', undefined, headers)
  expect(status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['sKnownDevice'])
})

test('a refresh ignores an access token as bearer and uses the cookie beside it', async () => {
  const { browser } = await signedIn()
  const access = browser.cookies.get('sAccessToken') ?? ''
  expect((await browser.send('POST', REFRESH, undefined, bearer(access))).status).toBe(200)
})

test('a refresh token as bearer is ignored, and the cookie beside it is used', async () => {
  const { browser, readerId } = await signedIn()
  const headers = bearer(browser.cookies.get('sRefreshToken') ?? '')
  expect(await readerIn(await browser.send('GET', ME, undefined, headers))).toEqual([200, readerId])
})

test('a change by a cookie beside Bearer undefined still requires an origin', async () => {
  const { server, browser } = await signedIn()
  const headers = {
    ...bearer('undefined'),
    cookie: `sAccessToken=${browser.cookies.get('sAccessToken')}`,
    'content-type': 'application/json',
  }
  const change = { method: 'PUT', headers, body: '{"first_name":"Asha"}' }
  expect((await server.app.request(API_BASE + ME, change)).status).toBe(403)
})

test('an access token as bearer takes precedence, because the cookie may be of another reader', async () => {
  const { server, browser, readerId } = await signedIn()
  const { browser: other } = await signIn(server, 'other@example.com')
  const otherAccess = bearer(other.cookies.get('sAccessToken') ?? '')
  const asOther = await browser.send('GET', ME, undefined, otherAccess)
  expect((await readerIn(asOther))[1]).not.toBe(readerId)

  server.clock.moveTo(new Date(server.clock.now().getTime() + 16 * 60_000))
  await browser.send('POST', REFRESH)
  const expired = await browser.send('GET', ME, undefined, otherAccess)
  expect([expired.status, (await expired.json()).code]).toEqual([401, 'try-refresh-token'])
  expect(await readerIn(await browser.send('GET', ME))).toEqual([200, readerId])
})

test('without a cookie, a bearer that is not a token is refused', async () => {
  const { server } = await signedIn()
  const response = await browserOn(server).send('GET', ME, undefined, bearer('undefined'))
  expect([response.status, (await response.json()).code]).toEqual([401, 'try-refresh-token'])
})

test('the quick lane reads the cookie beside Bearer undefined', async () => {
  const server = await serverWithQuickLane()
  const { browser } = await signIn(server, EMAIL)
  const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
  const headers = { cookie, ...bearer('undefined') }
  const { response, by } = await server.ask(API_BASE + getEntitlement.path, { headers })
  expect([response.status, by]).toEqual([200, 'the quick lane'])
})

test('the configuration says whether the browser has a session cookie, and ignores the bearer of other requests', async () => {
  const server = await serverWithQuickLane()
  const ask = async (headers: Record<string, string>) =>
    JSON.parse((await server.ask('/api/config', { headers })).text).session
  // Repeated, because the quick lane reuses an answer for requests with the same cache key.
  for (let time = 0; time < 10; time += 1) {
    expect(await ask(bearer('undefined'))).toBe('none')
    expect(await ask({ cookie: 'sAccessToken=x' })).toBe('likely')
  }
})
