import { expect, test } from 'vitest'
import { endOtherSessions, signOut } from '#contract/auth-sessions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, enterCode, moveOn, wrongCode } from './code-testing.ts'
import {
  attackFromElsewhere,
  ELSEWHERE,
  EMAIL,
  guess,
  openAccount,
  PHONE,
} from './known-device-testing.ts'
import { browserOn, latestCode, signIn } from './testing.ts'

test('an attacker who uses up all requests and guesses does not lock out the owner’s device', async () => {
  const { server, device } = await openAccount()
  await attackFromElsewhere(server)

  const { reply } = await signIn(server, EMAIL, device)

  expect(reply).toMatchObject({ status: 'OK' })
})

test('a reader who signs out can get a new code at once', async () => {
  const { server, device } = await openAccount()
  for (const _ of [1, 2, 3]) {
    await device.send('POST', signOut.path)
    expect((await signIn(server, EMAIL, device)).reply).toMatchObject({ status: 'OK' })
  }
  await askForCode(device, EMAIL)
  expect(await askForCode(device, EMAIL)).toMatchObject({
    message: 'Too many attempts. Please try again in 30 seconds.',
  })
})

test('a reader without cookies can get a new code at once after signing out', async () => {
  const { server } = await openAccount()
  for (const _ of [1, 2]) {
    expect((await signIn(server, EMAIL, browserOn(server))).reply).toMatchObject({ status: 'OK' })
  }
})

test('the contacts of an account share one limit of wrong codes, also for concurrent requests', async () => {
  const { server } = await openAccount()
  const attempts = []
  for (const contact of [EMAIL, PHONE, EMAIL, PHONE]) {
    const browser = browserOn(server, ELSEWHERE)
    const sent = await askForCode(browser, contact)
    attempts.push({ browser, sent, code: latestCode(server, contact) })
    moveOn(server.clock, MINUTE_MS)
  }

  const replies = await Promise.all(
    attempts.flatMap(({ browser, sent, code }) =>
      [1, 2, 3, 4].map((by) => enterCode(browser, sent, wrongCode(code, by))),
    ),
  )

  const compared = replies.filter(({ status }) => status === 'INCORRECT_USER_INPUT_CODE_ERROR')
  expect(compared).toHaveLength(8)
})

test('a device that enters 25 wrong codes without signing in is no longer known', async () => {
  const { server, device, db, clock } = await openAccount()
  await attackFromElsewhere(server)
  for (let n = 0; n < 5; n++) {
    moveOn(clock, 13 * MINUTE_MS)
    const { statuses } = await guess(server, device, EMAIL, 5)
    expect(statuses.at(-1)).toBe('RESTART_FLOW_ERROR')
  }
  const { wrong_codes } = await db
    .selectFrom('known_device')
    .select('wrong_codes')
    .executeTakeFirstOrThrow()
  expect(wrong_codes).toBe(25)

  const moved = browserOn(server, ELSEWHERE)
  for (const [name, value] of device.cookies) moved.cookies.set(name, value)
  expect(await askForCode(moved, EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
})

test('concurrent wrong codes of a device do not exceed its limit', async () => {
  const { server, device, db } = await openAccount()
  await attackFromElsewhere(server)
  await db.updateTable('known_device').set({ wrong_codes: 23 }).execute()
  const away = browserOn(server, '192.0.2.50')
  for (const [name, value] of device.cookies) away.cookies.set(name, value)
  const sent = await askForCode(away, EMAIL)
  const code = latestCode(server, EMAIL)

  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((by) => enterCode(away, sent, wrongCode(code, by))),
  )

  const compared = replies.filter(({ status }) => status === 'INCORRECT_USER_INPUT_CODE_ERROR')
  expect(compared).toHaveLength(2)
})

test('a sign-in resets the wrong codes of a device', async () => {
  const { server, device, clock } = await openAccount()
  for (let n = 0; n < 8; n++) {
    moveOn(clock, 13 * MINUTE_MS)
    const { sent, code } = await guess(server, device, EMAIL, 4)
    expect(await enterCode(device, sent, code)).toMatchObject({ status: 'OK' })
  }
})

test('signing out of all other devices leaves one known device', async () => {
  const { server, device, db, readerId } = await openAccount()
  const { browser: lost } = await signIn(server, EMAIL, browserOn(server, '192.0.2.1'))
  await device.send('DELETE', endOtherSessions.path)

  const known = await db.selectFrom('known_device').select('reader_id').execute()
  expect(known).toEqual([{ reader_id: readerId }])
  expect(lost.cookies.has('sKnownDevice')).toBe(true)
  await attackFromElsewhere(server)
  expect((await signIn(server, EMAIL, device)).reply).toMatchObject({ status: 'OK' })
})

test('known devices and networks are deleted after a year without a sign-in', async () => {
  const { server, db, clock } = await openAccount()
  moveOn(clock, 366 * DAY_MS)
  await askForCode(browserOn(server, ELSEWHERE), EMAIL)

  expect(await db.selectFrom('known_device').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('known_network').selectAll().execute()).toEqual([])
})

test('beyond fifty known devices and networks, the least recently used are deleted', async () => {
  const { server, db, clock } = await openAccount()
  for (let n = 0; n < 52; n++) {
    moveOn(clock, 3 * HOUR_MS)
    await signIn(server, EMAIL, browserOn(server, `198.51.${n}.1`))
  }

  const devices = await db.selectFrom('known_device').selectAll().execute()
  expect(devices).toHaveLength(50)
  const networks = await db.selectFrom('known_network').select('address_prefix').execute()
  expect(networks).toHaveLength(50)
  expect(networks).not.toContainEqual({ address_prefix: '203.0.113.0/24' })
  expect(networks).toContainEqual({ address_prefix: '198.51.51.0/24' })
})

test('a fifth of the daily SMS limit is reserved for known devices', async () => {
  const server = await createTestServer({ SMS_DAILY_LIMIT: '5' })
  const { browser: device } = await signIn(server, PHONE)
  for (const n of [1, 2, 3]) await askForCode(browserOn(server), `+91987650000${n}`)

  expect(await askForCode(browserOn(server), '+919876500004')).toMatchObject({
    message: 'We cannot send more SMS today. Please use your email address.',
  })
  expect((await signIn(server, PHONE, device)).reply).toMatchObject({ status: 'OK' })
  expect(await askForCode(device, PHONE)).toMatchObject({ status: 'GENERAL_ERROR' })
})
