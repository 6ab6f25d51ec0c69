import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createAccesstypeToken } from '#contract/auth.ts'
import { signOutEverywhere } from '#contract/auth-sessions.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { API_BASE } from '#contract/route.ts'
import { cancelSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import { openShop, purchaseOf } from '../payments/testing.ts'

const MEMBER_CALLS = EVERY_ROUTE.filter(({ path }) => path.startsWith('/members/'))
const NO_ATTEMPT = { attempt_token: 'none' }

/** A member with a plan, and a client that has only the Accesstype token. */
async function memberWithToken() {
  const shop = await openShop()
  const member = await shop.member()
  await member.buy('month')
  const { token } = await (await member.browser.send('POST', createAccesstypeToken.path)).json()
  const subscription = (await member.first())?.id ?? ''
  return {
    ...shop,
    member,
    token,
    ask: async (method: string, path: string, jwt: string) => {
      const filled = path.replace(':id', subscription).replace(':file', 'PV-1.pdf')
      const url = `${API_BASE}${filled}?jwt=${jwt}&plan_id=month`
      const body = path.endsWith('/preview') ? purchaseOf('once', 'standard') : NO_ATTEMPT
      const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
      const headers = { 'content-type': 'application/json' }
      const response = await shop.app.request(url, { method, headers, ...sent })
      return { status: response.status, text: await response.text() }
    },
  }
}

test('after a sign-out everywhere the Accesstype token cannot cancel a plan', async () => {
  const { member, token, ask } = await memberWithToken()
  await member.browser.send('POST', signOutEverywhere.path)

  const cancelled = await ask('PUT', cancelSubscription.path, token)

  expect([cancelled.status, JSON.parse(cancelled.text).code]).toEqual([401, 'login-required'])
})

test('every call refuses the Accesstype token of an ended session', async () => {
  const { member, token, ask } = await memberWithToken()
  expect(MEMBER_CALLS.length).toBeGreaterThan(7)
  for (const { method, path } of MEMBER_CALLS) {
    expect([path, (await ask(method, path, token)).status]).not.toEqual([path, 401])
  }
  await member.browser.send('POST', signOutEverywhere.path)

  for (const { method, path } of MEMBER_CALLS) {
    expect([path, (await ask(method, path, token)).status]).toEqual([path, 401])
  }
})

test('a token of an earlier release, without a session, can read but change nothing', async () => {
  const { token, ask, services } = await memberWithToken()
  const { sessionHandle, ...claims } = decodeJwt(token)
  const older = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(services.secrets.key('accesstype'))
  expect(sessionHandle).toBeTypeOf('string')

  expect((await ask('GET', listSubscriptions.path, older)).status).toBe(200)

  const cancelled = await ask('PUT', cancelSubscription.path, older)
  expect([cancelled.status, JSON.parse(cancelled.text).code]).toEqual([401, 'login-required'])
})
