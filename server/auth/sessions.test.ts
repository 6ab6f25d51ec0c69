import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createTestServer } from '../testing.ts'
import { browserOn, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const REFRESH = '/auth/session/refresh'

async function signedIn(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  const { browser, reply } = await signIn(server, EMAIL)
  return { ...server, server, browser, reply }
}

const messageOf = async (response: Response) => [response.status, (await response.json()).message]

test('the tokens are sent in cookies that scripts cannot read, and the front token in a header', async () => {
  const server = await createTestServer({ PUBLIC_URL: 'https://paper.example', STAND_INS: 'on' })
  const { reply } = await signIn(server, EMAIL)
  const browser = browserOn(server)
  server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000))
  const sent = await (await browser.send('POST', '/auth/signinup/code', { email: EMAIL })).json()
  const userInputCode = /\d{6}/.exec(server.inbox.messages(EMAIL)[0]?.text ?? '')?.[0]
  const { preAuthSessionId, deviceId } = sent
  const body = { preAuthSessionId, deviceId, userInputCode }
  const response = await browser.send('POST', '/auth/signinup/code/consume', body)

  const [device, access, refresh] = response.headers.getSetCookie()
  expect(device).toMatch(
    /^sKnownDevice=[^;]+; Max-Age=34560000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(access).toMatch(
    /^sAccessToken=ey[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(refresh).toMatch(
    /^sRefreshToken=[^;]+; Max-Age=8640000; Path=\/api\/auth\/session\/refresh; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  const front = JSON.parse(
    Buffer.from(response.headers.get('front-token') ?? '', 'base64').toString(),
  )
  expect(front).toMatchObject({ uid: reply.user.id, ate: front.up.exp * 1000 })
  expect(front.up.exp - front.up.iat).toBe(900)
  expect(Object.keys(front.up).sort()).toEqual([
    ...['antiCsrfToken', 'exp', 'iat', 'iss', 'parentRefreshTokenHash1', 'refreshTokenHash1'],
    ...['rsub', 'sessionHandle', 'sub', 'tId'],
  ])
})

test('in header mode the tokens are sent in headers, and cookies of cookie mode are cleared', async () => {
  const { browser, server } = await signedIn()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000))
  const sent = await browser.send('POST', '/auth/signinup/code', { email: EMAIL })
  const { preAuthSessionId, deviceId } = await sent.json()
  const userInputCode = /\d{6}/.exec(server.inbox.messages(EMAIL)[0]?.text ?? '')?.[0]
  const response = await browser.send(
    'POST',
    '/auth/signinup/code/consume',
    { preAuthSessionId, deviceId, userInputCode },
    { 'st-auth-mode': 'header' },
  )
  const bearer = (token: string | null) => ({ cookie: '', authorization: `Bearer ${token}` })

  expect([...browser.cookies.keys()]).toEqual(['sKnownDevice'])
  const me = await browser.send(
    'GET',
    '/auth/me',
    undefined,
    bearer(response.headers.get('st-access-token')),
  )
  expect(me.status).toBe(200)
  const refreshed = await browser.send(
    'POST',
    REFRESH,
    undefined,
    bearer(response.headers.get('st-refresh-token')),
  )
  expect(refreshed.status).toBe(200)
  expect(refreshed.headers.get('st-refresh-token')).toBeTruthy()
  expect(refreshed.headers.getSetCookie()).toEqual([])
})

test('without a token a call for readers is unauthorised, and no cookies are set', async () => {
  const browser = browserOn(await createTestServer())
  const response = await browser.send('GET', '/auth/me')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await messageOf(response)).toEqual([401, 'unauthorised'])
})

test('an access token expires after 15 minutes and can be refreshed', async () => {
  const { browser, clock } = await signedIn()
  clock.moveTo(new Date(clock.now().getTime() + 15 * 60_000))
  expect(await messageOf(await browser.send('GET', '/auth/me'))).toEqual([401, 'try refresh token'])

  const refreshed = await browser.send('POST', REFRESH)

  expect([refreshed.status, await refreshed.json()]).toEqual([200, {}])
  expect(refreshed.headers.get('front-token')).toBeTruthy()
  expect((await browser.send('GET', '/auth/me')).status).toBe(200)
})

test('a refresh without a token is refused, and its answer removes the front token', async () => {
  const browser = browserOn(await createTestServer())
  const response = await browser.send('POST', REFRESH)
  expect(response.headers.get('front-token')).toBe('remove')
  expect(await messageOf(response)).toEqual([401, 'unauthorised'])
})

test('a second tab that refreshes with the previous token gets the same new token', async () => {
  const { browser, clock } = await signedIn()
  const before = new Map(browser.cookies)
  await browser.send('POST', REFRESH)
  const after = new Map(browser.cookies)

  browser.cookies.clear()
  for (const [name, value] of before) browser.cookies.set(name, value)
  clock.moveTo(new Date(clock.now().getTime() + 29_000))
  const again = await browser.send('POST', REFRESH)

  expect(again.status).toBe(200)
  expect(browser.cookies.get('sRefreshToken')).toBe(after.get('sRefreshToken'))
  expect((await browser.send('POST', REFRESH)).status).toBe(200)
})

test('after ten concurrent refreshes with one token all tabs can refresh again', async () => {
  const { browser, server } = await signedIn()
  const token = browser.cookies.get('sRefreshToken') ?? ''
  const tabs = Array.from({ length: 10 }, () => {
    const tab = browserOn(server)
    tab.cookies.set('sRefreshToken', token)
    return tab
  })
  const statuses = await Promise.all(
    tabs.map(async (tab) => (await tab.send('POST', REFRESH)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const tab of tabs) expect((await tab.send('POST', REFRESH)).status).toBe(200)
})

test('the use of a stolen refresh token ends the session for thief and reader', async () => {
  const { browser, server, clock, logged } = await signedIn()
  const thief = browserOn(server)
  thief.cookies.set('sRefreshToken', browser.cookies.get('sRefreshToken') ?? '')
  await browser.send('POST', REFRESH)
  await browser.send('GET', '/auth/me')
  clock.moveTo(new Date(clock.now().getTime() + 31_000))

  const stolen = await thief.send('POST', REFRESH)

  expect(stolen.headers.get('front-token')).toBe('remove')
  expect(await messageOf(stolen)).toEqual([401, 'token theft detected'])
  expect(await messageOf(await browser.send('POST', REFRESH))).toEqual([401, 'unauthorised'])
  expect(logged.map(({ event }) => event)).toContain('refresh token used twice')
  const events = await server.services.db.selectFrom('security_event').selectAll().execute()
  expect(events).toMatchObject([{ kind: 'token-theft', address_prefix: '203.0.113.0/24' }])
})

test('a forged refresh token does not end the session', async () => {
  const { browser, server } = await signedIn()
  const { browser: other } = { browser: browserOn(server) }
  const [handle] = (browser.cookies.get('sRefreshToken') ?? '').split('.')
  other.cookies.set('sRefreshToken', `${handle}.${'a'.repeat(43)}.${'b'.repeat(43)}`)
  expect(await messageOf(await other.send('POST', REFRESH))).toEqual([401, 'unauthorised'])
  expect((await browser.send('POST', REFRESH)).status).toBe(200)
})

test('a session ends 100 days after its last use', async () => {
  const { browser, clock } = await signedIn()
  clock.moveTo(new Date(clock.now().getTime() + 99 * 86_400_000))
  expect((await browser.send('POST', REFRESH)).status).toBe(200)
  clock.moveTo(new Date(clock.now().getTime() + 100 * 86_400_000))
  expect(await messageOf(await browser.send('POST', REFRESH))).toEqual([401, 'unauthorised'])
})

test('signing out ends the session and clears its cookies, but the device remains known', async () => {
  const { browser, server } = await signedIn()
  const copy = browserOn(server)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)

  const response = await browser.send('POST', '/auth/signout')

  expect(await response.json()).toEqual({ status: 'OK' })
  expect([...browser.cookies.keys()]).toEqual(['sKnownDevice'])
  expect(await messageOf(await copy.send('POST', REFRESH))).toEqual([401, 'unauthorised'])
})

test('a reader sees every session, and can end one, all others, or all', async () => {
  const { browser, server, clock } = await signedIn()
  const laptop = browserOn(server, '2001:db8:1:2:3::4')
  clock.moveTo(new Date(clock.now().getTime() + 60_000))
  await signIn(server, EMAIL, laptop)
  clock.moveTo(new Date(clock.now().getTime() + 60_000))
  const tablet = browserOn(server)
  await signIn(server, EMAIL, tablet)

  const devices = await (await laptop.send('GET', '/auth/sessions')).json()
  expect(devices).toMatchObject([
    { current: false, addressPrefix: '203.0.113.0/24', device: 'Unknown device' },
    { current: true, addressPrefix: '2001:db8:1:2::/64' },
    { current: false },
  ])
  const ended = await laptop.send('DELETE', `/auth/sessions/${devices[0].sessionHandle}`)
  expect(ended.status).toBe(200)
  expect((await tablet.send('POST', REFRESH)).status).toBe(401)
  expect((await laptop.send('DELETE', '/auth/sessions')).status).toBe(200)
  expect((await browser.send('POST', REFRESH)).status).toBe(401)
  expect((await laptop.send('POST', '/auth/signout/everywhere')).status).toBe(200)
  expect([...laptop.cookies.keys()]).toEqual(['sKnownDevice'])
})

test('a device that was signed out remotely cannot end other sessions', async () => {
  const { browser, server, clock } = await signedIn()
  clock.moveTo(new Date(clock.now().getTime() + 60_000))
  const { browser: laptop } = await signIn(server, EMAIL, browserOn(server))
  await laptop.send('DELETE', '/auth/sessions')

  for (const path of ['/auth/sessions', `/auth/sessions/${'0'.repeat(36)}`]) {
    const refused = await browser.send('DELETE', path)
    expect(await messageOf(refused)).toEqual([401, 'try refresh token'])
  }
  expect((await browser.send('POST', '/auth/signout/everywhere')).status).toBe(401)
  expect((await laptop.send('POST', REFRESH)).status).toBe(200)
})

test('a reader cannot end someone else’s session', async () => {
  const { browser, server } = await signedIn()
  const other = browserOn(server)
  await signIn(server, 'other@example.com', other)
  const [mine] = await (await browser.send('GET', '/auth/sessions')).json()
  const response = await other.send('DELETE', `/auth/sessions/${mine.sessionHandle}`)
  expect(response.status).toBe(404)
  expect((await browser.send('POST', REFRESH)).status).toBe(200)
})

test('beyond MAX_SESSIONS the least recently used session ends', async () => {
  const { browser, server, clock } = await signedIn({ MAX_SESSIONS: '2' })
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    clock.moveTo(new Date(clock.now().getTime() + 60_000))
    await signIn(server, EMAIL, browserOn(server, address))
  }
  expect((await browser.send('POST', REFRESH)).status).toBe(401)
})

test('public keys are published, and their rotation does not sign anyone out', async () => {
  const { browser, clock, server } = await signedIn({ SESSION_DAYS: '100' })
  const keysNow = async () => (await (await browser.send('GET', '/auth/jwt/jwks.json')).json()).keys
  const [first] = await keysNow()
  expect(first).toMatchObject({
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: expect.stringMatching(/^d-/),
  })

  clock.moveTo(new Date(clock.now().getTime() + 31 * 86_400_000))
  expect((await browser.send('POST', REFRESH)).status).toBe(200)
  clock.moveTo(new Date(clock.now().getTime() + 10 * 60_000))
  expect((await browser.send('GET', '/auth/me')).status).toBe(200)
  expect((await browser.send('POST', REFRESH)).status).toBe(200)

  const token = browser.cookies.get('sAccessToken') ?? ''
  const { services } = server
  const keys = await services.keys.publicJwks()
  expect(keys).toHaveLength(2)
  const { protectedHeader } = await jwtVerify(token, createLocalJWKSet({ keys }), {
    currentDate: clock.now(),
  })
  expect(protectedHeader).toMatchObject({
    alg: 'ES256',
    typ: 'JWT',
    version: '5',
    kid: keys[0]?.kid,
  })
  expect(keys[0]?.kid).not.toBe(first.kid)
})

test('the OpenID configuration names the URL of the public keys', async () => {
  const browser = browserOn(
    await createTestServer({ PUBLIC_URL: 'https://paper.example', STAND_INS: 'on' }),
  )
  const response = await browser.send('GET', '/auth/.well-known/openid-configuration')
  expect(await response.json()).toEqual({
    issuer: 'https://paper.example/api/auth',
    jwks_uri: 'https://paper.example/api/auth/jwt/jwks.json',
  })
  const keys = await browser.send('GET', '/auth/jwt/jwks.json')
  expect(keys.headers.get('cache-control')).toBe('max-age=60, must-revalidate')
  expect(keys.headers.get('access-control-allow-origin')).toBe('*')
})
