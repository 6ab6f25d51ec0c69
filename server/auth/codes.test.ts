import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { browserOn, latestCode, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const PHONE = '+919876543210'
const RESTART = { status: 'RESTART_FLOW_ERROR' }

const refused = (failures: number) => ({
  status: 'INCORRECT_USER_INPUT_CODE_ERROR',
  failedCodeInputAttemptCount: failures,
  maximumCodeInputAttempts: 5,
})

async function withCode(contact = EMAIL) {
  const server = await createTestServer()
  const browser = browserOn(server)
  const sent = await askForCode(browser, contact)
  return { ...server, server, browser, sent, code: latestCode(server, contact) }
}

test.each([
  ['an e-mail address', EMAIL, 'email', { emails: [EMAIL], phoneNumbers: [] }],
  ['a mobile number', PHONE, 'sms', { emails: [], phoneNumbers: [PHONE] }],
])('a code sent to %s signs a new reader in', async (_what, contact, channel, user) => {
  const { browser, sent, code, inbox } = await withCode(contact)
  expect(sent).toEqual({
    status: 'OK',
    preAuthSessionId: expect.stringMatching(/^[\w-]{43}$/),
    deviceId: expect.stringMatching(/^[\w-]{43}$/),
    flowType: 'USER_INPUT_CODE',
  })
  expect(inbox.messages(contact)).toMatchObject([{ channel }])

  const reply = await enterCode(browser, sent, code)

  expect(reply).toMatchObject({ status: 'OK', createdNewRecipeUser: true, user })
  expect([...browser.cookies.keys()]).toEqual(['sKnownDevice', 'sAccessToken', 'sRefreshToken'])
})

test('a returning reader is recognised, whatever the case and spaces of the contact', async () => {
  const server = await createTestServer()
  const first = await signIn(server, EMAIL)
  moveOn(server.clock, 30 * SECOND_MS)
  const browser = browserOn(server)
  const sent = await askForCode(browser, ' Reader@Example.COM ')

  const reply = await enterCode(browser, sent, latestCode(server, EMAIL))

  expect(reply).toMatchObject({ createdNewRecipeUser: false, user: first.reply.user })
})

test.each([
  ['reader', 'Invalid email'],
  ['', 'Invalid email'],
  ['+915876543210', 'Invalid mobile number'],
  ['+14155550123', 'Invalid mobile number'],
  ['+9198765432101', 'Invalid mobile number'],
])('no code is sent to %j', async (contact, message) => {
  const server = await createTestServer()
  const reply = await askForCode(browserOn(server), contact)
  expect(reply).toEqual({ status: 'GENERAL_ERROR', message })
  expect(server.inbox.messages()).toEqual([])
})

test('a request with both kinds of contact is malformed', async () => {
  const browser = browserOn(await createTestServer())
  const both = { email: EMAIL, phoneNumber: PHONE }
  const response = await browser.send('POST', '/auth/signinup/code', both)
  expect(response.status).toBe(400)
})

test('the fifth wrong code ends the attempt', async () => {
  const { browser, sent, code } = await withCode()
  for (const failures of [1, 2, 3, 4]) {
    expect(await enterCode(browser, sent, wrongCode(code))).toEqual(refused(failures))
  }

  expect(await enterCode(browser, sent, wrongCode(code))).toEqual(RESTART)
  expect(await enterCode(browser, sent, code)).toEqual(RESTART)
})

test.each(['', 'abcdef', '12345', '1234567', ' 123456'])('%j is a wrong code', async (typed) => {
  const { browser, sent } = await withCode()
  expect(await enterCode(browser, sent, typed)).toEqual(refused(1))
})

test('the right code is accepted after four wrong ones', async () => {
  const { browser, sent, code } = await withCode()
  for (const _ of [1, 2, 3, 4]) await enterCode(browser, sent, wrongCode(code))
  expect(await enterCode(browser, sent, code)).toMatchObject({ status: 'OK' })
})

test('a code expires after ten minutes', async () => {
  const { browser, sent, code, clock } = await withCode()
  await enterCode(browser, sent, wrongCode(code))
  moveOn(clock, 10 * MINUTE_MS)

  expect(await enterCode(browser, sent, code)).toEqual({
    ...refused(1),
    status: 'EXPIRED_USER_INPUT_CODE_ERROR',
  })
})

test('a code is valid until just before ten minutes', async () => {
  const { browser, sent, code, clock } = await withCode()
  moveOn(clock, 9.9 * MINUTE_MS)
  expect(await enterCode(browser, sent, code)).toMatchObject({ status: 'OK' })
})

test('a code works once', async () => {
  const { browser, sent, code } = await withCode()
  await enterCode(browser, sent, code)
  expect(await enterCode(browser, sent, code)).toEqual(RESTART)
})

test.each([
  ['another device', { deviceId: 'other' }],
  ['another attempt', { preAuthSessionId: 'other' }],
  ['empty ids', { deviceId: '', preAuthSessionId: '' }],
])('a code is valid only for its own attempt, not with %s', async (_what, other) => {
  const { browser, sent, code, clock } = await withCode()
  expect(await enterCode(browser, { ...sent, ...other }, code)).toEqual(RESTART)
  moveOn(clock, 30 * SECOND_MS)
  expect(await askForResend(browser, { ...sent, ...other })).toEqual(RESTART)
  expect(await enterCode(browser, sent, code)).toMatchObject({ status: 'OK' })
})

test('sign-in by link is refused', async () => {
  const { browser, sent } = await withCode()
  const link = { preAuthSessionId: sent.preAuthSessionId, linkCode: 'abc' }
  const response = await browser.send('POST', '/auth/signinup/code/consume', link)
  expect(await response.json()).toEqual(RESTART)
})

test('a resend invalidates the previous code and keeps the count of failures', async () => {
  const { server, browser, sent, code, clock } = await withCode()
  await enterCode(browser, sent, wrongCode(code))
  moveOn(clock, 30 * SECOND_MS)

  expect(await askForResend(browser, sent)).toEqual({ status: 'OK' })

  const next = latestCode(server, EMAIL)
  if (next !== code) expect(await enterCode(browser, sent, code)).toEqual(refused(2))
  expect(await enterCode(browser, sent, next)).toMatchObject({ status: 'OK' })
})

test('an expired attempt can be finished with a resent code', async () => {
  const { server, browser, sent, clock } = await withCode()
  moveOn(clock, 11 * MINUTE_MS)
  await askForResend(browser, sent)
  expect(await enterCode(browser, sent, latestCode(server, EMAIL))).toMatchObject({ status: 'OK' })
})

test('attempts are deleted a day after their code expired', async () => {
  const { services, server, clock } = await withCode()
  moveOn(clock, DAY_MS + 11 * MINUTE_MS)
  await askForCode(browserOn(server), 'other@example.com')

  const kept = await services.db.selectFrom('code_attempt').select('contact').execute()
  expect(kept).toEqual([{ contact: 'other@example.com' }])
})

test('another site cannot sign its visitors in', async () => {
  const { browser, sent, code } = await withCode()
  const entered = { ...sent, userInputCode: code }
  const response = await browser.send('POST', '/auth/signinup/code/consume', entered, {
    origin: 'https://elsewhere.example',
  })
  expect(response.status).toBe(403)
  expect(browser.cookies.size).toBe(0)
})

test.each([
  ['/auth/passwordless/email/exists?email=reader%40example.com', true],
  ['/auth/signup/email/exists?email=READER%40example.com', true],
  ['/auth/signup/email/exists?email=other%40example.com', false],
  ['/auth/passwordless/phonenumber/exists?phoneNumber=%2B919876543210', false],
  ['/auth/signup/phoneNumber/exists?phoneNumber=%2B919876543210', false],
])('%s answers exists: %s', async (path, exists) => {
  const server = await createTestServer()
  const { browser } = await signIn(server, EMAIL)
  expect(await (await browser.send('GET', path)).json()).toEqual({ status: 'OK', exists })
})
