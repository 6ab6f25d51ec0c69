import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { freePort } from '#test-support/free-port.ts'
import { createTestServer } from '../testing.ts'
import { ASHA, googleServer, LOGIN_FAILED, WENT_WRONG } from './google-testing.ts'
import { browserOn } from './testing.ts'

const startGoogleServer = async (env?: Record<string, string>) =>
  googleServer(await freePort(), env)

test('one tap signs in with a nonce of ours, once', async () => {
  const { newNonce, credentialOf, oneTap } = await startGoogleServer()
  const credential = await credentialOf(ASHA.account, await newNonce())
  expect(await oneTap(credential)).toMatchObject({ status: 'OK', createdNewRecipeUser: true })
  expect(await oneTap(credential)).toEqual(LOGIN_FAILED)
})

test('of several requests with the same nonce at once, one signs in', async () => {
  const { newNonce, credentialOf, oneTap } = await startGoogleServer()
  const credential = await credentialOf(ASHA.account, await newNonce())
  const replies = await Promise.all([1, 2, 3, 4].map(() => oneTap(credential)))
  expect(replies.map(({ status }) => status).sort()).toEqual([
    ...['GENERAL_ERROR', 'GENERAL_ERROR', 'GENERAL_ERROR', 'OK'],
  ])
})

test('a nonce that is not ours, or older than ten minutes, is refused', async () => {
  const { clock, newNonce, credentialOf, oneTap } = await startGoogleServer()
  expect(await oneTap(await credentialOf(ASHA.account, 'made-up'))).toEqual(LOGIN_FAILED)
  const nonce = await newNonce()
  clock.moveTo(new Date(clock.now().getTime() + 10 * 60_000))
  expect(await oneTap(await credentialOf(ASHA.account, nonce))).toEqual(LOGIN_FAILED)
})

test('a nonce is stored only as a hash, and deleted after it expires', async () => {
  const { services, clock, newNonce } = await startGoogleServer()
  const nonce = await newNonce()
  const rows = () => services.db.selectFrom('one_tap_nonce').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain(nonce)
  clock.moveTo(new Date(clock.now().getTime() + 11 * 60_000))
  await newNonce()
  expect(await rows()).toHaveLength(1)
})

test('nonces are rate-limited per address', async () => {
  const server = await createTestServer()
  const statuses = new Set<number>()
  const browser = browserOn(server)
  for (let i = 0; i < 300; i++) {
    statuses.add((await browser.send('POST', '/auth/one-tap-nonce')).status)
  }
  expect([...statuses]).toEqual([200])
  expect((await browser.send('POST', '/auth/one-tap-nonce')).status).toBe(429)
  const other = browserOn(server, '198.51.100.1')
  expect((await other.send('POST', '/auth/one-tap-nonce')).status).toBe(200)
})

test('a token that the identity provider did not sign for us is refused', async () => {
  const { origin, newNonce, oneTap, credentialOf } = await startGoogleServer()
  const foreign = await generateKeyPair('RS256')
  const issuer = `${origin}/api/dev/google/openid`
  const claims = async (): Promise<JWTPayload> => ({
    iss: issuer,
    aud: 'broadsheet-stand-in',
    sub: '1',
    email: 'someone@example.com',
    email_verified: true,
    nonce: await newNonce(),
  })
  const signed = new SignJWT(await claims())
    .setProtectedHeader({ alg: 'RS256', kid: 'stand-in' })
    .setIssuedAt()
    .setExpirationTime('1h')
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(foreign.publicKey)))
  const symmetric = new SignJWT(await claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'stand-in' })
    .setIssuedAt()
    .setExpirationTime('1h')
  const [header, , signature] = (await credentialOf(ASHA.account, await newNonce())).split('.')
  const changed = Buffer.from(JSON.stringify(await claims())).toString('base64url')

  expect(await oneTap(await signed.sign(foreign.privateKey))).toEqual(WENT_WRONG)
  expect(await oneTap(await symmetric.sign(secret))).toEqual(WENT_WRONG)
  expect(await oneTap(new UnsecuredJWT(await claims()).setExpirationTime('1h').encode())).toEqual(
    WENT_WRONG,
  )
  expect(await oneTap(`${header}.${changed}.${signature}`)).toEqual(WENT_WRONG)
  expect(await oneTap('no token')).toEqual(WENT_WRONG)
})

test('another site cannot sign its visitors in', async () => {
  const { send, newNonce, credentialOf } = await startGoogleServer()
  const id_token = await credentialOf(ASHA.account, await newNonce())
  const body = { thirdPartyId: 'google', oAuthTokens: { id_token } }
  const { status } = await send('/auth/signinup', body, { origin: 'https://evil.example' })
  expect(status).toBe(403)
})

test("the content security policy allows Google's script only with the real Google", async () => {
  const policyOf = async (env: Record<string, string>) => {
    const { app } = await createTestServer(env)
    return (await app.request('/api/config')).headers.get('content-security-policy')
  }
  const real = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(await policyOf({})).not.toContain('google')
  expect(await policyOf(real)).toMatch(
    /script-src 'self'( 'sha256-[^' ]+')+ https:\/\/accounts\.google\.com\/gsi\/client;/,
  )
})
