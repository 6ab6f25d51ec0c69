import { expect, test } from 'vitest'
import { freePort } from '#test-support/free-port.ts'
import { createTestServer, PRODUCTION } from '../testing.ts'
import { ASHA, googleServer, LOGIN_FAILED } from './google-testing.ts'
import { browserOn, signIn } from './testing.ts'

const WITHOUT_EMAIL = { account: '100000000000000000003' }
const NOT_VERIFIED = { account: '100000000000000000004' }

const startGoogleServer = async (env?: Record<string, string>) =>
  googleServer(await freePort(), env)

test('a new reader signs up with Google, and is recognised the next time', async () => {
  const { visit, sendCallback, signInWith } = await startGoogleServer()
  const { returned, query, pkceCodeVerifier } = await visit(ASHA)

  const first = await sendCallback(query, pkceCodeVerifier)
  const again = await signInWith(ASHA)

  expect(returned.pathname).toBe('/auth/callback/google')
  expect(query.state).toBe('mine')
  expect(first.headers.get('st-access-token')).toBeTruthy()
  expect(first.body).toMatchObject({
    status: 'OK',
    createdNewRecipeUser: true,
    user: {
      emails: ['asha.rao@example.com'],
      thirdParty: [{ id: 'google', userId: ASHA.account }],
    },
  })
  expect(again).toMatchObject({ status: 'OK', createdNewRecipeUser: false })
  expect(again.user.id).toBe(first.body.user.id)
})

test('a sign-in with Google makes the device a known device', async () => {
  const { visit, sendCallback, services } = await startGoogleServer()
  const { query, pkceCodeVerifier } = await visit(ASHA)
  const { headers, body } = await sendCallback(query, pkceCodeVerifier)

  expect(headers.getSetCookie().join()).toContain('sKnownDevice=')
  const known = await services.db.selectFrom('known_device').select('reader_id').execute()
  expect(known).toEqual([{ reader_id: body.user.id }])
})

test('sign-in with Google works after the clock of the server was moved', async () => {
  const { clock, signInWith, newNonce, credentialOf, oneTap } = await startGoogleServer()
  clock.moveTo(new Date('2031-01-01T00:00:00Z'))
  expect(await signInWith(ASHA)).toMatchObject({ status: 'OK' })
  const credential = await credentialOf(ASHA.account, await newNonce())
  expect(await oneTap(credential)).toMatchObject({ status: 'OK', createdNewRecipeUser: false })
})

test('one browser can sign in with several Google accounts in turn', async () => {
  const { signInWith } = await startGoogleServer()
  const { user } = await signInWith(ASHA)
  const other = await signInWith({ account: '100000000000000000002' })
  expect(other.user.emails).toEqual(['vikram_hegde@gmail.com'])
  expect(other.user.id).not.toBe(user.id)
})

test('the stand-in signs in with any e-mail address', async () => {
  const { signInWith, send } = await startGoogleServer()
  const { user } = await signInWith({ email: 'New.Reader@Example.com' })
  expect(user.emails).toEqual(['new.reader@example.com'])
  const { accounts } = (await send('/dev/google/accounts')).body
  expect(accounts).toContainEqual({
    id: user.thirdParty[0].userId,
    name: 'new.reader',
    email: 'new.reader@example.com',
  })
})

test.each([
  ['without an e-mail address', WITHOUT_EMAIL],
  ['with one that Google has not verified', NOT_VERIFIED],
])('an account %s cannot sign up', async (_what, account) => {
  const { signInWith } = await startGoogleServer()
  expect(await signInWith(account)).toEqual({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' })
})

test('a connected Google account signs in even if it has no e-mail address any more', async () => {
  const { services, signInWith } = await startGoogleServer()
  const { user } = await signInWith(ASHA)
  await services.db
    .updateTable('login_method')
    .set({ value: WITHOUT_EMAIL.account })
    .where('kind', '=', 'google')
    .execute()
  const again = await signInWith(WITHOUT_EMAIL)
  expect(again).toMatchObject({ status: 'OK', createdNewRecipeUser: false, user: { id: user.id } })
})

test('a reader who cancels at Google is sent back to the callback and gets a message', async () => {
  const { visit, finishSignIn } = await startGoogleServer()
  const { returned, query } = await visit({ cancel: 'yes' })
  expect(returned.pathname).toBe('/auth/callback/google')
  expect(query).toMatchObject({ error: 'access_denied', state: 'mine' })
  expect(await finishSignIn(query)).toEqual(LOGIN_FAILED)
})

test('an authorisation code works once, and only with its PKCE verifier', async () => {
  const { visit, finishSignIn } = await startGoogleServer()
  const { query, pkceCodeVerifier } = await visit(ASHA)

  expect(await finishSignIn({ ...query, code: 'made-up' }, pkceCodeVerifier)).toEqual(LOGIN_FAILED)
  expect(await finishSignIn(query)).toEqual(LOGIN_FAILED)
  expect(await finishSignIn(query, 'v'.repeat(43))).toEqual(LOGIN_FAILED)
  expect(await finishSignIn(query, pkceCodeVerifier)).toMatchObject({ status: 'OK' })
  expect(await finishSignIn(query, pkceCodeVerifier)).toEqual(LOGIN_FAILED)
})

test('a made-up authorisation code is refused', async () => {
  const { finishSignIn } = await startGoogleServer()
  expect(await finishSignIn({ code: 'made-up', state: 'x' }, 'v'.repeat(43))).toEqual(LOGIN_FAILED)
})

test('only our own callback is accepted as redirect URI', async () => {
  const { authorise, origin, redirectUri, send } = await startGoogleServer()
  for (const uri of [
    'https://evil.example/auth/callback/google',
    `${origin}/auth/callback/google/`,
    `${origin}/auth/callback/google?next=x`,
    `${origin}/elsewhere`,
    redirectUri.replace('localhost', '127.0.0.1'),
  ]) {
    expect(await authorise(uri)).toMatchObject({ code: 'invalid-request' })
    const { status } = await send('/auth/signinup', {
      thirdPartyId: 'google',
      redirectURIInfo: {
        redirectURIOnProviderDashboard: uri,
        redirectURIQueryParams: { code: 'x', state: 'y' },
      },
    })
    expect(status).toBe(400)
  }
})

test('each configured web origin has its own callback', async () => {
  const { authorise } = await startGoogleServer({ WEB_ORIGINS: 'https://www.paper.example' })
  const { status, urlWithQueryParams } = await authorise(
    'https://www.paper.example/auth/callback/google',
  )
  expect(status).toBe('OK')
  expect((await fetch(urlWithQueryParams, { redirect: 'manual' })).status).toBe(303)
})

test('Google is the only identity provider', async () => {
  const { send, redirectUri } = await startGoogleServer()
  const query = new URLSearchParams({
    thirdPartyId: 'facebook',
    redirectURIOnProviderDashboard: redirectUri,
  })
  expect((await send(`/auth/authorisationurl?${query}`)).status).toBe(400)
})

test('a reader who signed up by e-mail gets the same account with Google', async () => {
  const { server, signInWith } = await startGoogleServer()
  const { reply } = await signIn(server, 'asha.rao@example.com')
  const { user, createdNewRecipeUser } = await signInWith(ASHA)
  expect(createdNewRecipeUser).toBe(false)
  expect(user.id).toBe(reply.user.id)
})

test('an address that Google has not verified does not sign in to the account that has it', async () => {
  const { server, signInWith } = await startGoogleServer()
  await signIn(server, 'ravi.kulkarni@example.com')
  expect(await signInWith(NOT_VERIFIED)).toEqual({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' })
})

test('in production without Google, its calls are refused and the stand-in does not exist', async () => {
  const server = await createTestServer(PRODUCTION)
  const browser = browserOn(server)
  const body = { thirdPartyId: 'google', oAuthTokens: { id_token: 'x' } }
  expect((await browser.send('POST', '/auth/signinup', body)).status).toBe(400)
  expect((await browser.send('POST', '/auth/one-tap-nonce')).status).toBe(400)
  expect((await browser.send('GET', '/dev/google/accounts')).status).toBe(404)
  expect((await browser.send('GET', '/dev/google/openid/jwks')).status).toBe(404)
  expect((await (await browser.send('GET', '/config')).json()).google).toBeNull()
})

test('with GOOGLE_CLIENT_ID the authorisation URL is at the real Google', async () => {
  const server = await createTestServer({
    GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  const query = new URLSearchParams({
    thirdPartyId: 'google',
    redirectURIOnProviderDashboard: 'http://localhost:3000/auth/callback/google',
  })
  const response = await browserOn(server).send('GET', `/auth/authorisationurl?${query}`)
  const url = new URL((await response.json()).urlWithQueryParams)
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'id.apps.googleusercontent.com',
    redirect_uri: 'http://localhost:3000/auth/callback/google',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  expect((await server.app.request('/api/dev/google/accounts')).status).toBe(404)
})
