import { expect, test } from 'vitest'
import {
  acceptWithPasskey,
  createPasskeyOptions,
  describeInvitation,
  getDeskMe,
  requestPasskeyOptions,
  signInWithPasskey,
} from '#contract/desk/sessions.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { browserOn } from '../auth/testing.ts'
import { createTestServer, PRODUCTION } from '../testing.ts'
import { createAuthenticator } from './authenticator-testing.ts'
import { deskCalls, inviteTestStaff, join, signedInStaff, signInByPasskey } from './testing.ts'

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

test('an invitation is accepted with a passkey, which signs in', async () => {
  const server = await createTestServer()
  const { ask, response } = await join(server, await inviteTestStaff(server, { role: 'editor' }))

  expect(response.status).toBe(200)
  expect(await (await ask(getDeskMe)).json()).toMatchObject({
    email: 'asha@paper.example',
    name: 'Asha Rao',
    role: 'editor',
    scope: 'all',
    permissions: ['issues.view', 'issues.publish', 'issues.release', 'issues.correct', 'log.read'],
  })
})

test('the passkey signs in again, without naming the account', async () => {
  const server = await createTestServer()
  const { authenticator } = await signedInStaff(server)
  const browser = browserOn(server)

  const response = await signInByPasskey(browser, authenticator)

  expect(response.status).toBe(200)
  expect((await deskCalls(browser)(getDeskMe)).status).toBe(200)
})

test('the cookie of a session is for the desk only, and scripts cannot read it', async () => {
  const server = await createTestServer()
  const { response } = await join(server, await inviteTestStaff(server))
  expect(response.headers.get('set-cookie')).toMatch(
    /^deskSession=[\w-]{43}; Max-Age=43200; Path=\/api\/desk; HttpOnly; SameSite=Strict$/,
  )
})

test('on an https site the cookie is Secure, and passkeys are of its host', async () => {
  const server = await createTestServer(PRODUCTION)
  const { token } = await inviteTestStaff(server)
  const ask = deskCalls(browserOn(server))
  const options = await (await ask(createPasskeyOptions, { body: { token } })).json()
  expect(options.rp.id).toBe('paper.example')

  const passkey = createAuthenticator('https://paper.example').create(options)
  const response = await ask(acceptWithPasskey, { body: { token, passkey } })

  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toContain('; Secure')
})

test('an invitation works once, and the second use adds no passkey', async () => {
  const server = await createTestServer()
  const invited = await inviteTestStaff(server)
  await join(server, invited)
  const ask = deskCalls(browserOn(server))

  for (const route of [describeInvitation, createPasskeyOptions]) {
    expect(await codeOf(await ask(route, { body: invited }))).toEqual([409, 'link-used'])
  }
  const passkeys = await server.services.db.selectFrom('staff_passkey').selectAll().execute()
  expect(passkeys).toHaveLength(1)
})

test('of two browsers that accept an invitation at the same time, one succeeds', async () => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server)
  const attempts = await Promise.all(
    [1, 2].map(async () => {
      const ask = deskCalls(browserOn(server))
      const options = await (await ask(createPasskeyOptions, { body: { token } })).json()
      return { ask, passkey: createAuthenticator().create(options) }
    }),
  )

  const responses = await Promise.all(
    attempts.map(({ ask, passkey }) => ask(acceptWithPasskey, { body: { token, passkey } })),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an invitation ends after three days', async () => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server)
  const ask = deskCalls(browserOn(server))
  server.clock.moveTo(new Date(server.clock.now().getTime() + 3 * DAY_MS))

  const response = await ask(describeInvitation, { body: { token } })

  expect(await codeOf(response)).toEqual([403, 'link-expired'])
})

test.each([
  ['made at another site', 'https://evil.example'],
  ['made at another port', 'http://localhost:3001'],
])('a passkey that was %s is refused', async (_what, origin) => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server)
  const ask = deskCalls(browserOn(server))
  const options = await (await ask(createPasskeyOptions, { body: { token } })).json()

  const passkey = createAuthenticator(origin).create(options)
  const response = await ask(acceptWithPasskey, { body: { token, passkey } })

  expect(await codeOf(response)).toEqual([401, 'sign-in-failed'])
})

test('the answer to a challenge works once, and not after five minutes', async () => {
  const server = await createTestServer()
  const { authenticator } = await signedInStaff(server)
  const ask = deskCalls(browserOn(server))
  const request = async () => (await ask(requestPasskeyOptions)).json()
  const used = { passkey: authenticator.signIn(await request()) }
  expect((await ask(signInWithPasskey, { body: used })).status).toBe(200)
  expect((await ask(signInWithPasskey, { body: used })).status).toBe(401)

  const late = { passkey: authenticator.signIn(await request()) }
  server.clock.moveTo(new Date(server.clock.now().getTime() + 5 * MINUTE_MS))
  expect((await ask(signInWithPasskey, { body: late })).status).toBe(401)
})

test('the challenge of a sign-in does not serve for an invitation', async () => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server)
  const ask = deskCalls(browserOn(server))
  const { challenge } = await (await ask(requestPasskeyOptions)).json()
  const options = await (await ask(createPasskeyOptions, { body: { token } })).json()

  const passkey = createAuthenticator().create({ ...options, challenge })

  expect((await ask(acceptWithPasskey, { body: { token, passkey } })).status).toBe(401)
})

test('an unknown passkey, a forged signature and a cloned authenticator are refused', async () => {
  const server = await createTestServer()
  const { authenticator } = await signedInStaff(server)
  const browser = browserOn(server)
  const ask = deskCalls(browser)
  expect((await signInByPasskey(browser, createAuthenticator())).status).toBe(401)

  const forged = authenticator.signIn(await (await ask(requestPasskeyOptions)).json())
  const { signature } = createAuthenticator().signIn({
    ...(await (await ask(requestPasskeyOptions)).json()),
  }).response
  const body = { passkey: { ...forged, response: { ...forged.response, signature } } }
  expect((await ask(signInWithPasskey, { body })).status).toBe(401)

  expect((await signInByPasskey(browser, authenticator)).status).toBe(200)
  authenticator.forgetSignatures()
  expect((await signInByPasskey(browser, authenticator)).status).toBe(401)
})
