import { expect, test } from 'vitest'
import { signInUp } from '#contract/auth-google.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import { getSiteStatus, SiteStatus } from '#contract/status.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { askForCode, moveOn } from '../auth/code-testing.ts'
import { browserOn } from '../auth/testing.ts'
import { GatewayRefusal, GatewaySilence } from '../integrations/gateway/gateway.ts'
import { GoogleError } from '../integrations/google/google.ts'
import { GROUPS, issueKey, serverWithIssues } from '../issues/testing.ts'
import { openShop } from '../payments/testing.ts'
import { publishArticles, serverToSearch, showArticles } from '../search/testing.ts'
import { createTestServer } from '../testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

const NUMBER_THAT_IS_REFUSED = '+919999900000'
const REFUSED = { code: 'BAD_REQUEST', description: 'Account suspended', reason: 'account' }

async function statusOf({ app }: Pick<TestServer, 'app'>): Promise<SiteStatus> {
  return SiteStatus.parse(await (await app.request(API_BASE + getSiteStatus.path)).json())
}

function minuteIn({ clock }: Pick<TestServer, 'clock'>): string {
  return `${clock.now().toISOString().slice(0, -7)}00.000Z`
}

async function disturbedIn(server: Pick<TestServer, 'app'>) {
  const { services } = await statusOf(server)
  return services.filter(({ state }) => state === 'disturbed').map(({ service }) => service)
}

test('each edition is told with its state and time, and every service works', async () => {
  const server = await serverWithIssues()
  await saveEditionGroups(server.services.db, 'DH', [
    {
      parent_edition: 'Karnataka',
      editions: [{ id: 2, edition_number: 2, edition_name: 'State' }],
    },
  ])

  const { isCurrent, editionsReadAt, editions, services } = await statusOf(server)

  const date = '2026-11-15'
  const out = { date, state: 'out', at: '2026-11-15T00:30:00.000Z' }
  expect(editions).toEqual([
    { title: 'PV', editionId: 4, name: 'Bengaluru City', ...out },
    { title: 'PV', editionId: 5, name: 'Bengaluru Rural', ...out },
    { title: 'DH', editionId: 2, name: 'State', date, state: 'missing', at: null },
  ])
  expect([isCurrent, editionsReadAt]).toEqual([true, '2026-11-15T06:30:00.000Z'])
  expect(new Set(services.map(({ state }) => state))).toEqual(new Set(['working']))
})

test.each([
  ['2026-11-15T06:10:00+05:30', 'expected', '2026-11-15T01:00:00.000Z'],
  ['2026-11-15T06:40:00+05:30', 'late', '2026-11-15T01:00:00.000Z'],
  ['2026-11-15T07:40:00+05:30', 'missing', null],
])('at %s an edition without an issue is %s', async (now, state, at) => {
  const server = await createTestServer()
  await saveEditionGroups(server.services.db, 'PV', GROUPS)
  server.clock.moveTo(new Date(now))
  expect((await statusOf(server)).editions[0]).toMatchObject({ state, at })
})

test('an issue that only early access opens says when it opens for everyone', async () => {
  const server = await createTestServer()
  const { db } = server.services
  await saveEditionGroups(db, 'PV', GROUPS)
  const release = {
    published_at: new Date('2026-11-15T03:00:00+05:30'),
    early_release_at: new Date('2026-11-15T06:30:00+05:30'),
    general_release_at: new Date('2026-11-15T07:00:00+05:30'),
  }
  await publishVersion(db, issueKey('2026-11-15'), { version: 'v1', pages: [] }, release)

  server.clock.moveTo(new Date('2026-11-15T06:40:00+05:30'))
  const [edition] = (await statusOf(server)).editions
  expect(edition).toMatchObject({ state: 'out', forAllAt: '2026-11-15T01:30:00.000Z' })

  server.clock.moveTo(new Date('2026-11-15T07:00:00+05:30'))
  expect((await statusOf(server)).editions[0]).not.toHaveProperty('forAllAt')
})

test('codes that cannot be sent disturb sign-in by SMS until ten minutes have passed', async () => {
  const server = await createTestServer()
  const first = minuteIn(server)
  for (const minute of [1, 2, 3]) {
    expect(await disturbedIn(server)).toEqual([])
    await askForCode(browserOn(server, `198.51.100.${minute}`), NUMBER_THAT_IS_REFUSED)
    moveOn(server.clock, MINUTE_MS)
  }

  expect((await statusOf(server)).services).toContainEqual({
    service: 'sms-codes',
    state: 'disturbed',
    since: first,
  })
  expect(await disturbedIn(server)).toEqual(['sms-codes'])
  moveOn(server.clock, 10 * MINUTE_MS)
  expect(await disturbedIn(server)).toEqual([])
})

test('a reader whose number is refused disturbs nothing while others sign in', async () => {
  const server = await createTestServer()
  const ask = (number: string, index: number) =>
    askForCode(browserOn(server, `198.51.${index}.1`), number)
  for (const index of [1, 2, 3, 4]) await ask(`+91987654321${index}`, index)
  for (const index of [5, 6, 7]) await ask(NUMBER_THAT_IS_REFUSED, index)
  expect(await disturbedIn(server)).toEqual([])
})

test('Google is disturbed when it cannot be reached, not when it refuses forged tokens', async () => {
  const server = await createTestServer()
  const { google } = server.services
  if (!google) throw new Error('The stand-in plays Google')
  const signInThrice = async () => {
    const body = { thirdPartyId: 'google', oAuthTokens: { id_token: 'forged' } }
    for (const _ of [1, 2, 3]) await browserOn(server).send('POST', signInUp.path, body)
  }
  await signInThrice()
  expect(await disturbedIn(server)).toEqual([])

  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  google.identityOfToken = () => Promise.reject(new GoogleError('Login failed.', { cause }))
  await signInThrice()
  expect(await disturbedIn(server)).toEqual(['google'])
})

test.each([
  ['refuses orders', new GatewayRefusal(REFUSED, 400)],
  ['does not answer', new GatewaySilence('no answer')],
])('a gateway that %s disturbs payment', async (_what, error) => {
  const shop = await openShop()
  const member = await shop.member()
  shop.services.gateway.createOrder = () => Promise.reject(error)
  for (const _ of [1, 2]) await member.preview('month')
  expect(await disturbedIn(shop)).toEqual([])
  await member.preview('month')
  expect(await disturbedIn(shop)).toEqual(['payment'])
})

test('purchases with an unknown outcome disturb payment on every node', async () => {
  const shop = await openShop()
  const member = await shop.member()
  const first = minuteIn(shop)
  shop.services.gateway.createOrder = () => Promise.reject(new GatewaySilence('no answer'))
  for (const _ of [1, 2, 3]) await member.preview('month')

  moveOn(shop.clock, 20 * MINUTE_MS)
  expect((await statusOf(shop)).services).toContainEqual({
    service: 'payment',
    state: 'disturbed',
    since: first,
  })
  moveOn(shop.clock, 11 * MINUTE_MS)
  expect(await disturbedIn(shop)).toEqual([])
})

test('searches that fail disturb search', async () => {
  const server = await serverToSearch()
  server.services.search.find = () => Promise.reject(new Error('a bug'))
  for (const _ of [1, 2, 3]) await server.ask('rain')
  expect(await disturbedIn(server)).toEqual(['search'])
})

test('an issue that is missing from the index for ten minutes disturbs search', async () => {
  const server = await serverToSearch()
  await showArticles(server.services, [[{ id: 'lead', text: 'rain' }]])
  expect(await disturbedIn(server)).toEqual([])
  moveOn(server.clock, 10 * MINUTE_MS)
  expect(await disturbedIn(server)).toEqual(['search'])

  await publishArticles(server.services, [[{ id: 'lead', text: 'rain' }]], { version: 'v2' })
  expect(await disturbedIn(server)).toEqual([])
})

test('without the database the last known editions are told, and what needs it is disturbed', async () => {
  const server = await serverWithIssues()
  const before = await statusOf(server)
  server.outage.isOn = true
  moveOn(server.clock, MINUTE_MS)
  const since = minuteIn(server)

  const during = await statusOf(server)

  expect(during).toEqual({
    ...before,
    now: since,
    isCurrent: false,
    services: before.services.map(({ service }) => ({ service, state: 'disturbed', since })),
  })
  server.outage.isOn = false
  expect(await disturbedIn(server)).toEqual([])
  expect((await statusOf(server)).isCurrent).toBe(true)
})

test('editions that were read more than a day ago are not told', async () => {
  const server = await serverWithIssues()
  await statusOf(server)
  server.outage.isOn = true
  moveOn(server.clock, DAY_MS)
  expect(await statusOf(server)).toMatchObject({ editions: [], editionsReadAt: null })
})

test('without the database and without anything known, the status still answers', async () => {
  const server = await createTestServer()
  server.outage.isOn = true
  expect(await statusOf(server)).toMatchObject({ isCurrent: false, editions: [] })
})
