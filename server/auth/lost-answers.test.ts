import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { refreshSession, signOutEverywhere } from '#contract/auth-sessions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { type Device, deviceOn, EVERY_LIBRARY, type Library } from './device-testing.ts'
import { signIn } from './testing.ts'

const COOKIES: Library = { release: 'latest', mode: 'cookie' }
const AFTER_ACCESS_TOKEN_MS = 16 * MINUTE_MS
const LOSSES = [
  ['5 s', 5 * SECOND_MS],
  ['5 min', 5 * MINUTE_MS],
  ['8 h', 8 * HOUR_MS],
] as const

async function signedIn(library = COOKIES) {
  const server = await createTestServer()
  const device = deviceOn(server, library)
  await signIn(server, 'reader@example.com', device)
  return {
    server,
    device,
    pass: (ms: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + ms)),
    securityEvents: async () => {
      const rows = await server.services.db.selectFrom('security_event').select('kind').execute()
      return rows.map(({ kind }) => kind)
    },
  }
}

const refresh = (device: Device) => device.send('POST', refreshSession.path)
const use = (device: Device) => device.send('GET', getMe.path)
const answerOf = async (response: Response) => [response.status, (await response.json()).message]

const UNAUTHORISED = [401, 'unauthorised']
const THEFT = [401, 'token theft detected']

test.each(
  EVERY_LIBRARY.flatMap((library) =>
    LOSSES.map(([loss, ms]) => [library.release, library.mode, loss, { library, ms }] as const),
  ),
)(
  'the %s library in %s mode stays signed in when it repeats a refresh whose answer was lost, after %s',
  async (_release, _mode, _loss, { library, ms }) => {
    const { device, pass, securityEvents } = await signedIn(library)
    pass(AFTER_ACCESS_TOKEN_MS)
    await device.loseAnswer('POST', refreshSession.path)
    pass(ms)

    expect((await refresh(device)).status).toBe(200)

    expect((await use(device)).status).toBe(200)
    pass(AFTER_ACCESS_TOKEN_MS)
    expect((await refresh(device)).status).toBe(200)
    expect(await securityEvents()).toEqual([])
  },
)

test('a device whose answers are lost repeatedly gets the same child token each time', async () => {
  const { device, pass, securityEvents } = await signedIn()
  const [first, second] = [device.copy(), device.copy()]
  await refresh(first)
  pass(DAY_MS)
  await refresh(second)
  pass(DAY_MS)

  expect((await refresh(device)).status).toBe(200)

  const tokens = [first, second, device].map(({ cookies }) => cookies.get('sRefreshToken'))
  expect(new Set(tokens).size).toBe(1)
  expect(await securityEvents()).toEqual([])
})

test('a refresh repeated after more than 3 days ends the session, but is not recorded as theft', async () => {
  const { server, device, pass, securityEvents } = await signedIn()
  await device.loseAnswer('POST', refreshSession.path)
  pass(3 * DAY_MS + 1)

  expect(await answerOf(await refresh(device))).toEqual(UNAUTHORISED)

  expect(await securityEvents()).toEqual([])
  expect(await server.services.db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('a device that is signed out remotely cannot repeat a refresh whose answer was lost', async () => {
  const { server, device, pass, securityEvents } = await signedIn()
  await device.loseAnswer('POST', refreshSession.path)
  pass(MINUTE_MS)
  const laptop = deviceOn(server, COOKIES)
  await signIn(server, 'reader@example.com', laptop)
  await laptop.send('POST', signOutEverywhere.path)

  expect(await answerOf(await refresh(device))).toEqual(UNAUTHORISED)

  expect(await securityEvents()).toEqual([])
})

test.each(EVERY_LIBRARY.map((library) => [library.release, library.mode, library] as const))(
  'a thief who refreshes first is detected when the reader refreshes: %s library, %s mode',
  async (_release, _mode, library) => {
    const { device, pass, securityEvents } = await signedIn(library)
    const thief = device.copy()
    await refresh(thief)
    await use(thief)
    pass(AFTER_ACCESS_TOKEN_MS)

    expect(await answerOf(await refresh(device))).toEqual(THEFT)

    expect(await answerOf(await refresh(thief))).toEqual(UNAUTHORISED)
    expect(await securityEvents()).toEqual(['token-theft'])
  },
)

test.each(EVERY_LIBRARY.map((library) => [library.release, library.mode, library] as const))(
  'a thief who refreshes after the reader is detected at once: %s library, %s mode',
  async (_release, _mode, library) => {
    const { device, pass, securityEvents } = await signedIn(library)
    const thief = device.copy()
    await refresh(device)
    await use(device)
    pass(AFTER_ACCESS_TOKEN_MS)

    expect(await answerOf(await refresh(thief))).toEqual(THEFT)

    expect(await answerOf(await refresh(device))).toEqual(UNAUTHORISED)
    expect(await securityEvents()).toEqual(['token-theft'])
  },
)

test('a child token that was refreshed counts as used, so its grandparent is detected as stolen', async () => {
  const { device, pass, securityEvents } = await signedIn()
  const thief = device.copy()
  await refresh(device)
  pass(MINUTE_MS)
  await refresh(device)

  expect(await answerOf(await refresh(thief))).toEqual(THEFT)

  expect(await securityEvents()).toEqual(['token-theft'])
})

test('a theft is detected when thief and reader have the same child token and both refresh it', async () => {
  const { device, pass, securityEvents } = await signedIn()
  const thief = device.copy()
  await refresh(thief)
  pass(5 * MINUTE_MS)
  await refresh(device)
  await use(device)
  await use(thief)
  pass(AFTER_ACCESS_TOKEN_MS)
  await refresh(device)
  await use(device)
  pass(AFTER_ACCESS_TOKEN_MS)

  expect(await answerOf(await refresh(thief))).toEqual(THEFT)

  expect(await securityEvents()).toEqual(['token-theft'])
})

test('an access token issued with the parent does not mark the child as used', async () => {
  const { device, pass, securityEvents } = await signedIn()
  await refresh(device)
  await device.loseAnswer('POST', refreshSession.path)
  await use(device)
  pass(5 * MINUTE_MS)
  await use(device)

  expect((await refresh(device)).status).toBe(200)

  expect(await securityEvents()).toEqual([])
})

test('two tabs may refresh within 30 seconds, also when one uses its token first', async () => {
  const { device, pass, securityEvents } = await signedIn()
  const otherTab = device.copy()
  await refresh(device)
  await use(device)
  pass(29 * SECOND_MS)

  expect((await refresh(otherTab)).status).toBe(200)

  expect(otherTab.cookies.get('sRefreshToken')).toBe(device.cookies.get('sRefreshToken'))
  expect(await securityEvents()).toEqual([])
})

test('ten concurrent refreshes with a stolen token are recorded as one theft', async () => {
  const { device, pass, securityEvents } = await signedIn()
  const thieves = Array.from({ length: 10 }, () => device.copy())
  await refresh(device)
  await use(device)
  pass(MINUTE_MS)

  const answers = await Promise.all(thieves.map(async (thief) => answerOf(await refresh(thief))))

  expect(answers.filter(([, message]) => message === THEFT[1])).toHaveLength(1)
  expect(answers.filter(([, message]) => message === UNAUTHORISED[1])).toHaveLength(9)
  expect(await securityEvents()).toEqual(['token-theft'])
})

test('ten concurrent refreshes after a lost answer give the same child token', async () => {
  const { device, pass } = await signedIn()
  await device.loseAnswer('POST', refreshSession.path)
  pass(8 * HOUR_MS)
  const tabs = Array.from({ length: 10 }, () => device.copy())

  const answers = await Promise.all(tabs.map(async (tab) => (await refresh(tab)).status))

  expect(new Set(answers)).toEqual(new Set([200]))
  expect(new Set(tabs.map(({ cookies }) => cookies.get('sRefreshToken'))).size).toBe(1)
})
