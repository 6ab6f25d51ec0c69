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

/** A provider that publishes its key, and answers for codes as it is told. */
async function provider(answerToken: (form: URLSearchParams) => Response | undefined) {
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

const silent = () => provider(() => undefined)

const CODE = { code: 'c', redirectUri: 'https://paper.example/cb', codeVerifier: 'v' }

test('who it is stands in the id token that a code is exchanged for', async () => {
  const forms: URLSearchParams[] = []
  const id_token = await sign(CLAIMS)
  const { google } = await provider((form) => {
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
  ['both spellings of the issuer', { iss: 'accounts.google.com' }, {}],
  ['no name', { name: undefined }, { name: undefined }],
  ['no address', { email: undefined, email_verified: undefined }, { email: undefined }],
  ['an address that is not verified', { email_verified: false }, { email: undefined }],
  ['a word in place of a claim', { email_verified: 'true' }, { email: undefined }],
  ['no client that asked', { azp: undefined }, {}],
  ['our client in a list of one', { aud: [CLIENT_ID], azp: undefined }, {}],
  ['a second audience, issued to us', { aud: [CLIENT_ID, 'another'] }, {}],
  ['a Workspace domain', { hd: 'example.com' }, { isAuthoritative: true }],
  ['the Workspace domain of another address', { hd: 'other.example' }, {}],
  [
    'a Gmail address',
    { email: 'reader_1@gmail.com' },
    { email: 'reader_1@gmail.com', isAuthoritative: true },
  ],
  [
    'a Gmail address that is not verified',
    { email: 'reader_1@gmail.com', email_verified: false },
    { email: undefined },
  ],
])('a token is good with %s', async (_what, claims, told) => {
  const { google } = await silent()
  const token = await sign({ ...CLAIMS, ...claims })
  expect(await google.identityOfToken(token)).toEqual({ ...IDENTITY, ...told })
})

test.each([
  ['for another client', sign({ ...CLAIMS, aud: 'another' })],
  ['that another client asked for', sign({ ...CLAIMS, azp: 'another' })],
  ['of two audiences and no azp', sign({ ...CLAIMS, aud: [CLIENT_ID, 'x'], azp: undefined })],
  ['of two audiences, issued to the other', sign({ ...CLAIMS, aud: [CLIENT_ID, 'x'], azp: 'x' })],
  ['of another issuer', sign({ ...CLAIMS, iss: 'https://evil.example' })],
  ['that has expired', sign({ ...CLAIMS, exp: NOW.getTime() / 1000 - 1 })],
  ['that never expires', sign({ ...CLAIMS, exp: undefined })],
  ['of nobody', sign({ ...CLAIMS, sub: undefined })],
  ['with a foreign signature', sign(CLAIMS, foreign.privateKey)],
  ['without a signature', new UnsecuredJWT(CLAIMS).encode()],
  ['that is none', 'token'],
])('a token %s is refused', async (_what, token) => {
  const { google } = await silent()
  const refused = google.identityOfToken(await token)
  await expect(refused).rejects.toThrow(new GoogleError('Oops! Something went wrong.'))
})

test.each([
  ['refuses the code', Response.json({ error: 'invalid_grant' }, { status: 400 }), 'Login failed.'],
  ['refuses us', Response.json({ error: 'invalid_client' }, { status: 401 }), 'Oops!'],
  ['is broken', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Oops!'],
  ['says nothing', Response.json({}), 'Oops!'],
  ['points elsewhere', new Response(null, { status: 302, headers: { location: '/x' } }), 'Oops!'],
])('a provider that %s is told to the reader', async (_what, reply, message) => {
  const { google } = await provider(() => reply)
  const refused = google.identityOfCode(CODE)
  await expect(refused).rejects.toThrow(GoogleError)
  await expect(refused).rejects.toThrow(message)
})

test('a provider that hangs is not waited for longer than a reader would', {
  tags: 'slow',
}, async () => {
  const { google } = await silent()
  await expect(google.identityOfCode(CODE)).rejects.toThrow('Oops! Something went wrong.')
})

test('a provider that is gone is told to the reader', async () => {
  const { google, server } = await silent()
  server.close()
  await once(server, 'close')
  await expect(google.identityOfCode(CODE)).rejects.toThrow('Oops! Something went wrong.')
  await expect(google.identityOfToken(await sign(CLAIMS))).rejects.toThrow(GoogleError)
})
