import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { API_BASE } from '#contract/route.ts'
import { closeServer, listenOnAll } from '../http/listen.ts'
import { createTestServer } from '../testing.ts'
import { withQuickRenewals } from './quick-renewals.ts'
import { signIn } from './testing.ts'

const OWN = 'http://localhost:3000'
const PATH = API_BASE + refreshSession.path

/** A signed-in reader at the real app on a port. `by` says who answered. */
async function signedInOnPort() {
  const server = await createTestServer()
  const { app, services } = server
  const appListener = getRequestListener(app.fetch)
  let requestsToApp = 0
  const listener = withQuickRenewals((incoming, outgoing) => {
    requestsToApp += 1
    return appListener(incoming, outgoing)
  }, services)
  const { port, servers } = await listenOnAll(() => createServer(listener), 0, ['127.0.0.1'])
  onTestFinished(async () => {
    for (const each of servers) each.closeAllConnections()
    await Promise.all(servers.map(closeServer))
  })
  const { browser } = await signIn(server, 'reader@example.com')
  const cookie = `sRefreshToken=${browser.cookies.get('sRefreshToken')}`
  async function renew(headers: Record<string, string>, body: RequestInit = {}) {
    const before = requestsToApp
    const response = await fetch(`http://127.0.0.1:${port}${PATH}`, {
      method: 'POST',
      headers,
      ...body,
    })
    await response.text()
    return { response, by: requestsToApp > before ? 'the app' : 'the quick path' }
  }
  return { ...server, browser, cookie, renew }
}

/** Without the values that differ between two answers: ids and times. */
const headersOf = ({ headers }: Response) =>
  [...headers]
    .filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name))
    .map(([name, value]) => [name, name === 'front-token' ? claimsIn(value) : value])
    .map(([name, value = '']) => [name, value.replaceAll(/(sAccessToken=|Expires=)[^;]+/g, '$1')])
    .sort()

const claimsIn = (frontToken: string) =>
  Buffer.from(frontToken, 'base64')
    .toString()
    .replaceAll(/"(ate|iat|exp)":\d+/g, '$1')

test('a renewal before the app has the same answer as one by the app', async () => {
  const { cookie, renew, services } = await signedInOnPort()
  const quick = await renew({ cookie, origin: OWN })
  const written = async () =>
    (await services.db.selectFrom('session').select('previous_hash').executeTakeFirst())
      ?.previous_hash
  await expect.poll(written).not.toBe(null)
  const repeated = await renew({ cookie, origin: OWN })

  expect([quick.by, repeated.by]).toEqual(['the quick path', 'the app'])
  expect(headersOf(quick.response)).toEqual(headersOf(repeated.response))
})

test('a renewal before the app is stored, and the new access token opens calls', async () => {
  const { cookie, renew, services, browser } = await signedInOnPort()
  const { response } = await renew({ cookie, origin: OWN })
  const [access = ''] = response.headers.getSetCookie().map((each) => each.split(';')[0])
  expect((await browser.send('GET', getMe.path, undefined, { cookie: access })).status).toBe(200)
  await services.rotations.stop()
  const session = await services.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
  expect(session.previous_hash).not.toBe(null)
})

test('each of many renewals at once gets the tokens of its own session, and a forged one among them none', async () => {
  const server = await signedInOnPort()
  const readers = await Promise.all(
    Array.from({ length: 12 }, (_, number) => signIn(server, `reader-${number}@example.com`)),
  )
  const tokens = readers.map(({ browser }) => browser.cookies.get('sRefreshToken') ?? '')
  const [first = '', second = ''] = tokens
  // The handle of one session with the rest of another's token.
  const mixed = first.slice(0, 36) + second.slice(36)
  const answers = await Promise.all(
    [...tokens, mixed].map((token) =>
      server.renew({ cookie: `sRefreshToken=${token}`, origin: OWN }),
    ),
  )

  const renewed = answers.slice(0, -1).map(({ response }) => response)
  expect(renewed.map(({ status }) => status)).toEqual(tokens.map(() => 200))
  const owners = renewed.map(
    ({ headers }) =>
      JSON.parse(Buffer.from(headers.get('front-token') ?? '', 'base64').toString()).uid,
  )
  expect(owners).toEqual(readers.map(({ reply }) => reply.user.id))
  expect(answers.at(-1)?.response.status).toBe(401)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['no origin and no header of the library', {}, 403],
  ['a page of another site without an origin', { 'sec-fetch-site': 'cross-site', rid: 'x' }, 403],
  ['a forged token', { origin: OWN, cookie: 'sRefreshToken=a.b.c' }, 401],
  ['no token', { origin: OWN, cookie: '' }, 401],
] as const)('the app answers a refresh with %s', async (_what, headers, status) => {
  const { cookie, renew } = await signedInOnPort()
  const { response, by } = await renew({ cookie, ...headers })
  expect([by, response.status]).toEqual(['the app', status])
})

test('the app refuses a renewal while the database does not answer, and it works afterwards', async () => {
  const { cookie, renew, outage } = await signedInOnPort()
  outage.isOn = true
  const refused = await renew({ cookie, origin: OWN })
  expect([refused.by, refused.response.status]).toEqual(['the app', 503])
  outage.isOn = false
  expect((await renew({ cookie, origin: OWN })).by).toBe('the quick path')
})
