import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  acceptWithApp,
  createAppSecret,
  getDeskMe,
  signInWithApp,
  signInWithRecoveryCode,
} from '#contract/desk/sessions.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { valuesByTable } from '#store/testing.ts'
import { browserOn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'
import { deskCalls, inviteTestStaff } from './testing.ts'

const EMAIL = 'asha@paper.example'
const STEP_MS = 30 * SECOND_MS

/** Accepts an invitation with an app. `code` is what the app shows now. */
async function joinWithApp() {
  const server = await createTestServer()
  const { token, id } = await inviteTestStaff(server, { email: EMAIL })
  const ask = deskCalls(browserOn(server))
  const { secret, uri } = await (await ask(createAppSecret, { body: { token } })).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => totp.generate({ timestamp: server.clock.now().getTime() })
  const response = await ask(acceptWithApp, { body: { token, code: code() } })
  const { recoveryCodes } = await response.json()
  const pass = (ms: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + ms))
  return { server, id, ask, secret, uri, code, pass, recoveryCodes, status: response.status }
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('an invitation is accepted with a code of the app, which signs in', async () => {
  const { ask, status, uri, recoveryCodes } = await joinWithApp()
  expect(status).toBe(200)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Belakindi%20desk:asha%40paper\.example\?/)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await ask(getDeskMe)).status).toBe(200)
})

test('a wrong code does not accept an invitation', async () => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server)
  const ask = deskCalls(browserOn(server))
  expect((await ask(acceptWithApp, { body: { token, code: '123456' } })).status).toBe(401)
  const { secret } = await (await ask(createAppSecret, { body: { token } })).json()
  const code = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() })
  expect((await ask(acceptWithApp, { body: { token, code: wrong(code) } })).status).toBe(401)
  expect((await ask(acceptWithApp, { body: { token, code } })).status).toBe(200)
})

test('a code of the app signs in once, in any case of the address', async () => {
  const { server, code, pass } = await joinWithApp()
  const ask = deskCalls(browserOn(server))
  pass(STEP_MS)
  const body = { email: 'Asha@Paper.example', code: code() }
  expect((await ask(signInWithApp, { body })).status).toBe(200)
  const replayed = await ask(signInWithApp, { body })
  expect([replayed.status, (await replayed.json()).code]).toEqual([401, 'sign-in-failed'])
  pass(STEP_MS)
  expect((await ask(signInWithApp, { body: { email: EMAIL, code: code() } })).status).toBe(200)
})

test('the code that accepted the invitation does not sign in', async () => {
  const { server, code } = await joinWithApp()
  const ask = deskCalls(browserOn(server))
  expect((await ask(signInWithApp, { body: { email: EMAIL, code: code() } })).status).toBe(401)
})

test('of several sign-ins with one code at the same time, one succeeds', async () => {
  const { server, code, pass } = await joinWithApp()
  pass(STEP_MS)
  const body = { email: EMAIL, code: code() }
  const responses = await Promise.all(
    [1, 2, 3].map(() => deskCalls(browserOn(server))(signInWithApp, { body })),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the sixth wrong code within 15 minutes is refused, also with the right code', async () => {
  const { server, code, pass } = await joinWithApp()
  pass(STEP_MS)
  const ask = deskCalls(browserOn(server))
  const enter = async (entered: string) =>
    (await ask(signInWithApp, { body: { email: EMAIL, code: entered } })).status
  for (let tries = 0; tries < 5; tries += 1) expect(await enter(wrong(code()))).toBe(401)
  expect(await enter(code())).toBe(429)
  pass(15 * MINUTE_MS)
  expect(await enter(code())).toBe(200)
})

test('an unknown address is answered like a wrong code, and counted', async () => {
  const server = await createTestServer()
  const ask = deskCalls(browserOn(server))
  const body = { email: 'nobody@paper.example', code: '123456' }
  for (let tries = 0; tries < 5; tries += 1) {
    const response = await ask(signInWithApp, { body })
    expect([response.status, (await response.json()).code]).toEqual([401, 'sign-in-failed'])
  }
  expect((await ask(signInWithApp, { body })).status).toBe(429)
})

test('a recovery code signs in once, however it is typed', async () => {
  const { server, recoveryCodes } = await joinWithApp()
  const ask = deskCalls(browserOn(server))
  const [first = '', second = ''] = recoveryCodes
  const enter = async (code: string) =>
    (await ask(signInWithRecoveryCode, { body: { email: EMAIL, code } })).status

  expect(await enter(first)).toBe(200)
  expect(await enter(first)).toBe(401)
  expect(await enter(` ${second.replaceAll('-', ' ').toUpperCase()} `)).toBe(200)
  expect(await enter('')).toBe(401)
})

test('the database has no secret of the app, recovery code, invitation or session', async () => {
  const { server, secret, recoveryCodes } = await joinWithApp()
  const { token } = await inviteTestStaff(server, { email: 'ravi@paper.example' })
  const browser = browserOn(server)
  const [code = ''] = recoveryCodes
  await deskCalls(browser)(signInWithRecoveryCode, { body: { email: EMAIL, code } })
  const session = browser.cookies.get('deskSession') ?? ''
  expect(session).not.toBe('')

  const stored = JSON.stringify([...(await valuesByTable(server.services.db))])

  for (const value of [secret, token, session, ...recoveryCodes]) {
    expect(stored).not.toContain(value)
    expect(stored).not.toContain(value.replaceAll('-', ''))
  }
})
