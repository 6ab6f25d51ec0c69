import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { type Device, deviceOn, EVERY_LIBRARY, type Library } from './device-testing.ts'
import { signIn } from './testing.ts'

const COOKIES: Library = { release: 'latest', mode: 'cookie' }

/** A device whose refresh was answered by a process that was killed before it wrote the rotation. */
async function refreshedByKilledProcess(library = COOKIES) {
  const server = await createTestServer()
  const { db, rotations } = server.services
  const device = deviceOn(server, library)
  await signIn(server, 'reader@example.com', device)
  const storedHash = async () =>
    (await db.selectFrom('session').select('refresh_hash').executeTakeFirst())?.refresh_hash
  const before = await storedHash()
  const thief = device.copy()
  server.services.rotations = { ...rotations, add: () => {} }
  expect((await refresh(device)).status).toBe(200)
  server.services.rotations = rotations
  expect(await storedHash()).toBe(before)
  return {
    device,
    /** Has the parent token. */
    thief,
    isStored: async () => (await storedHash()) !== before,
    pass: (ms: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + ms)),
    securityEvents: async () => {
      const rows = await db.selectFrom('security_event').select('kind').execute()
      return rows.map(({ kind }) => kind)
    },
  }
}

const refresh = (device: Device) => device.send('POST', refreshSession.path)
const answerOf = async (response: Response) => [response.status, (await response.json()).message]
const THEFT = [401, 'token theft detected']

test.each(EVERY_LIBRARY.map((library) => [library.release, library.mode, library] as const))(
  'the %s library in %s mode stays signed in when the rotation of its token was lost',
  async (_release, _mode, library) => {
    const { device, pass, securityEvents } = await refreshedByKilledProcess(library)
    for (let renewals = 0; renewals < 2; renewals += 1) {
      pass(16 * MINUTE_MS)
      expect((await refresh(device)).status).toBe(200)
    }
    expect((await device.send('GET', getMe.path)).status).toBe(200)
    expect(await securityEvents()).toEqual([])
  },
)

test('the first use of the new access token stores the lost rotation, so the parent is detected as stolen', async () => {
  const { device, thief, isStored, pass, securityEvents } = await refreshedByKilledProcess()

  await device.send('GET', getMe.path)

  await expect.poll(isStored).toBe(true)
  pass(31 * SECOND_MS)
  expect(await answerOf(await refresh(thief))).toEqual(THEFT)
  expect(await securityEvents()).toEqual(['token-theft'])
})

test('the next refresh stores the lost rotation, so the parent is detected as stolen', async () => {
  const { device, thief, pass, securityEvents } = await refreshedByKilledProcess()
  pass(16 * MINUTE_MS)
  await refresh(device)

  expect(await answerOf(await refresh(thief))).toEqual(THEFT)

  expect(await securityEvents()).toEqual(['token-theft'])
})

test('a thief who uses the parent first gets the same child, and is detected at the next refresh', async () => {
  const { device, thief, pass, securityEvents } = await refreshedByKilledProcess()
  await refresh(thief)
  expect(thief.cookies.get('sRefreshToken')).toBe(device.cookies.get('sRefreshToken'))
  pass(16 * MINUTE_MS)
  await refresh(device)
  await device.send('GET', getMe.path)
  pass(16 * MINUTE_MS)

  expect(await answerOf(await refresh(thief))).toEqual(THEFT)

  expect(await securityEvents()).toEqual(['token-theft'])
})

test('a rotation that is written late does not undo what happened in between', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'reader@example.com')
  const { rotations } = server.services
  const late: Parameters<typeof rotations.add>[0][] = []
  server.services.rotations = { ...rotations, add: (rotation) => late.push(rotation) }
  await browser.send('POST', refreshSession.path)
  server.services.rotations = rotations
  await browser.send('POST', refreshSession.path)
  for (const rotation of late) rotations.add(rotation)
  await rotations.flush(late[0]?.handle ?? '')

  expect((await browser.send('POST', refreshSession.path)).status).toBe(200)
})
