import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { GoogleError } from './google.ts'
import { openIdGoogle } from './open-id-google.ts'

const NOW = new Date('2026-11-15T06:30:00Z')
const CLIENT_ID = 'our-client'
const ISSUER = 'https://accounts.google.com'

const rsa = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')

const CLAIMS = {
  iss: ISSUER,
  aud: CLIENT_ID,
  azp: CLIENT_ID,
  sub: '110169484474386276334',
  email: 'Reader@Example.com',
  email_verified: true,
  name: 'A Reader',
  nonce: 'n',
  iat: NOW.getTime() / 1000 - 10,
  exp: NOW.getTime() / 1000 + 3590,
}

const IDENTITY = {
  sub: CLAIMS.sub,
  email: 'reader@example.com',
  isAuthoritative: false,
  name: 'A Reader',
  nonce: 'n',
}

const sign = (claims: Record<string, unknown>, key = rsa.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key)

/** An identity provider that publishes its key, and answers at the token endpoint with `answerToken`. */
async function startIdentityProvider(answerToken: (form: URLSearchParams) => Response | undefined) {
  const jwk = { ...(await exportJWK(rsa.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const server = createServer(async (request, response) => {
    const reply =
      request.url === '/jwks'
        ? Response.json({ keys: [jwk] })
        : answerToken(new URLSearchParams(await text(request)))
    if (!reply) return
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    response.end(await reply.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const google = openIdGoogle({
    clientId: CLIENT_ID,
    clientSecret: 'secret',
    oneTap: 'google',
    issuers: [ISSUER, 'accounts.google.com'],
    authorizationEndpoint: `${ISSUER}/o/oauth2/v2/auth`,
    tokenEndpoint: () => `http://127.0.0.1:${port}/token`,
    keys: createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/jwks`)),
    clock: { now: () => NOW },
  })
  return { google, server }
}

const startSilentIdentityProvider = () => startIdentityProvider(() => undefined)

const CODE = { code: 'c', redirectUri: 'https://paper.example/cb', codeVerifier: 'v' }

test('an authorisation code is exchanged for an id token with the identity', async () => {
  const forms: URLSearchParams[] = []
  const id_token = await sign(CLAIMS)
  const { google } = await startIdentityProvider((form) => {
    forms.push(form)
    return Response.json({ id_token, access_token: 'a' })
  })
  expect(await google.identityOfCode(CODE)).toEqual(IDENTITY)
  expect(forms.map((form) => Object.fromEntries(form))).toEqual([
    {
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: 'https://paper.example/cb',
      client_id: CLIENT_ID,
      client_secret: 'secret',
      code_verifier: 'v',
    },
  ])
})

test.each([
  ['the other spelling of the issuer', { iss: 'accounts.google.com' }, {}],
  ['no name', { name: undefined }, { name: undefined }],
  ['no e-mail address', { email: undefined, email_verified: undefined }, { email: undefined }],
  ['an unverified e-mail address', { email_verified: false }, { email: undefined }],
  ['a string instead of a boolean claim', { email_verified: 'true' }, { email: undefined }],
  ['no azp claim', { azp: undefined }, {}],
  ['our client in a list of audiences', { aud: [CLIENT_ID], azp: undefined }, {}],
  ['a second audience, but issued to us', { aud: [CLIENT_ID, 'another'] }, {}],
  ['a Workspace domain', { hd: 'example.com' }, { isAuthoritative: true }],
  ['a Workspace domain that is not that of the address', { hd: 'other.example' }, {}],
  [
    'a Gmail address',
    { email: 'reader_1@gmail.com' },
    { email: 'reader_1@gmail.com', isAuthoritative: true },
  ],
  [
    'an unverified Gmail address',
    { email: 'reader_1@gmail.com', email_verified: false },
    { email: undefined },
  ],
])('a token with %s is accepted', async (_what, claims, changes) => {
  const { google } = await startSilentIdentityProvider()
  const token = await sign({ ...CLAIMS, ...claims })
  expect(await google.identityOfToken(token)).toEqual({ ...IDENTITY, ...changes })
})

test.each([
  ['for another client', sign({ ...CLAIMS, aud: 'another' })],
  ['that was issued to another client', sign({ ...CLAIMS, azp: 'another' })],
  ['with two audiences and no azp', sign({ ...CLAIMS, aud: [CLIENT_ID, 'x'], azp: undefined })],
  ['with two audiences, issued to the other', sign({ ...CLAIMS, aud: [CLIENT_ID, 'x'], azp: 'x' })],
  ['of another issuer', sign({ ...CLAIMS, iss: 'https://evil.example' })],
  ['that has expired', sign({ ...CLAIMS, exp: NOW.getTime() / 1000 - 1 })],
  ['that never expires', sign({ ...CLAIMS, exp: undefined })],
  ['without a subject', sign({ ...CLAIMS, sub: undefined })],
  ['with a foreign signature', sign(CLAIMS, foreign.privateKey)],
  ['without a signature', new UnsecuredJWT(CLAIMS).encode()],
  ['that is not a JWT', 'token'],
])('a token %s is refused', async (_what, token) => {
  const { google } = await startSilentIdentityProvider()
  const refused = google.identityOfToken(await token)
  await expect(refused).rejects.toThrow(new GoogleError('Oops! Something went wrong.'))
})

test.each([
  ['refuses the code', Response.json({ error: 'invalid_grant' }, { status: 400 }), 'Login failed.'],
  ['refuses our client', Response.json({ error: 'invalid_client' }, { status: 401 }), 'Oops!'],
  ['has a server error', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Oops!'],
  ['sends no token', Response.json({}), 'Oops!'],
  ['redirects', new Response(null, { status: 302, headers: { location: '/x' } }), 'Oops!'],
])('the reader gets a message if the identity provider %s', async (_what, reply, message) => {
  const { google } = await startIdentityProvider(() => reply)
  const refused = google.identityOfCode(CODE)
  await expect(refused).rejects.toThrow(GoogleError)
  await expect(refused).rejects.toThrow(message)
})

test('the reader gets a message if the identity provider hangs', { tags: 'slow' }, async () => {
  const { google } = await startSilentIdentityProvider()
  await expect(google.identityOfCode(CODE)).rejects.toThrow('Oops! Something went wrong.')
})

test('the reader gets a message if the identity provider refuses connections', async () => {
  const { google, server } = await startSilentIdentityProvider()
  server.close()
  await once(server, 'close')
  await expect(google.identityOfCode(CODE)).rejects.toThrow('Oops! Something went wrong.')
  await expect(google.identityOfToken(await sign(CLAIMS))).rejects.toThrow(GoogleError)
})
