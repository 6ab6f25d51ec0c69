import { generateKeyPairSync } from 'node:crypto'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { getJwks, refreshSession } from '#contract/auth-sessions.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { deviceOn, EVERY_LIBRARY } from './device-testing.ts'
import { browserOn, signIn } from './testing.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A server on the database of the previous release, which signs with this RSA key. */
async function updatedServer() {
  const server = await createTestServer()
  const { db, secrets } = server.services
  const kid = 'd-of-the-previous-release'
  const publicJwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  await db
    .insertInto('signing_key')
    .values({
      kid,
      public_key: JSON.stringify(publicJwk),
      private_key: secrets.seal(
        'signing-key',
        JSON.stringify(privateKey.export({ format: 'jwk' })),
      ),
      created_at: server.clock.now().getTime() - 29 * DAY_MS,
    })
    .execute()
  const pass = (ms: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + ms))
  return { server, db, kid, pass }
}

test('tokens of an RSA key stay valid, and ES256 signs an hour after the update', async () => {
  const { server, db, kid, pass } = await updatedServer()
  const devices = EVERY_LIBRARY.map((library) => deviceOn(server, library))
  const algorithms = () =>
    devices.map(({ cookies }) => decodeProtectedHeader(cookies.get('sAccessToken') ?? '').alg)
  for (const [index, device] of devices.entries()) {
    await signIn(server, `reader-${index}@example.com`, device)
  }
  expect(new Set(algorithms())).toEqual(new Set(['RS256']))
  pass(59 * MINUTE_MS)
  for (const device of devices)
    expect((await device.send('POST', refreshSession.path)).status).toBe(200)
  expect(new Set(algorithms())).toEqual(new Set(['RS256']))

  pass(2 * MINUTE_MS)

  for (const device of devices) expect((await device.send('GET', getMe.path)).status).toBe(200)
  for (const device of devices)
    expect((await device.send('POST', refreshSession.path)).status).toBe(200)
  expect(new Set(algorithms())).toEqual(new Set(['ES256']))
  for (const device of devices) expect((await device.send('GET', getMe.path)).status).toBe(200)
  const rows = await db.selectFrom('signing_key').select('kid').execute()
  expect(rows).toEqual([{ kid }])
})

test('the public keys of both kinds are listed from the update on', async () => {
  const { server, pass } = await updatedServer()
  const { browser } = await signIn(server, 'reader@example.com')
  const { keys } = await (await browserOn(server).send('GET', getJwks.path)).json()
  expect(keys.map(({ alg }: { alg: string }) => alg)).toEqual(['ES256', 'RS256'])

  for (const minutes of [0, 61]) {
    pass(minutes * MINUTE_MS)
    await browser.send('POST', refreshSession.path)
    const token = browser.cookies.get('sAccessToken') ?? ''
    const options = { currentDate: server.clock.now() }
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), options)
    expect(payload.tId).toBe('public')
  }
})

test('a token that was exchanged before the changeover is exchanged for the same one after it', async () => {
  const { server, pass } = await updatedServer()
  const { browser } = await signIn(server, 'reader@example.com')
  const parent = new Map(browser.cookies)
  pass(59 * MINUTE_MS)
  await browser.send('POST', refreshSession.path)
  const child = browser.cookies.get('sRefreshToken')
  const otherTab = browserOn(server)
  for (const [name, value] of parent) otherTab.cookies.set(name, value)

  pass(2 * MINUTE_MS)

  expect((await otherTab.send('POST', refreshSession.path)).status).toBe(200)
  expect(otherTab.cookies.get('sRefreshToken')).toBe(child)
})
