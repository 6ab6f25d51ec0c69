import { expect, test } from 'vitest'
import { createAccesstypeToken } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { listSubscriptions } from '#contract/subscriptions.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'

async function everyToken() {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'reader@example.com')
  const { token } = await (await browser.send('POST', createAccesstypeToken.path)).json()
  const access = browser.cookies.get('sAccessToken') ?? ''
  const refresh = browser.cookies.get('sRefreshToken') ?? ''
  return { server, access, refresh, accesstype: String(token) }
}

test('a token of one kind is not accepted as another kind', async () => {
  const { server, access, refresh, accesstype } = await everyToken()
  const stranger = browserOn(server)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const me = async (token: string) =>
    (await stranger.send('GET', '/auth/me', undefined, bearer(token))).status
  const renew = async (token: string) =>
    (await stranger.send('POST', refreshSession.path, undefined, bearer(token))).status
  const member = async (token: string) =>
    (await stranger.send('GET', `${listSubscriptions.path}?jwt=${token}`)).status

  expect([await me(access), await me(refresh), await me(accesstype)]).toEqual([200, 401, 401])
  expect([await member(accesstype), await member(access), await member(refresh)]).toEqual([
    ...[200, 401, 401],
  ])
  expect([await renew(access), await renew(accesstype), await renew(refresh)]).toEqual([
    ...[401, 401, 200],
  ])
})

test('a sign-in replaces a session that an attacker planted in the browser', async () => {
  const server = await createTestServer()
  const { browser: attacker } = await signIn(server, 'attacker@example.com')
  const planted = new Map(attacker.cookies)
  const victim = browserOn(server)
  for (const [name, value] of planted) victim.cookies.set(name, value)

  await signIn(server, 'victim@example.com', victim)

  for (const [name, value] of planted) expect(victim.cookies.get(name)).not.toBe(value)
  const emails = async (who: typeof victim) =>
    (await (await who.send('GET', '/auth/me')).json()).userData.emails
  expect(await emails(victim)).toEqual(['victim@example.com'])
  expect(await emails(attacker)).toEqual(['attacker@example.com'])
})

test('on a site on https every cookie is Secure and HttpOnly', async () => {
  const server = await createTestServer({ PUBLIC_URL: 'https://paper.example', STAND_INS: 'on' })
  const browser = browserOn(server)
  const set: string[] = []
  const { send } = browser
  browser.send = async (...request) => {
    const response = await send(...request)
    set.push(...response.headers.getSetCookie())
    return response
  }
  await signIn(server, 'reader@example.com', browser)
  expect(set.length).toBeGreaterThan(0)
  for (const cookie of set) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
})
