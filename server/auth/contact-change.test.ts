import { expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { userData, verify } from './contact-change-testing.ts'
import { type Browser, browserOn, latestCode, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const NEW_EMAIL = 'new@example.com'
const PHONE = '+919876543210'
const NEW_PHONE = '+919876543211'
const CHANGE_PHONE = '/auth/change-phone-number'
const CHANGE_EMAIL = '/auth/change-email'

async function signedIn(contact = PHONE) {
  const server = await createTestServer()
  const { browser, reply } = await signIn(server, contact)
  return { ...server, server, browser, readerId: reply.user.id }
}

async function change(browser: Browser, path: string, body: object) {
  return (await browser.send('POST', path, body)).json()
}

test('a new number replaces the old one when its code is verified, and the old one gets a notice', async () => {
  const { server, browser, services, inbox, readerId } = await signedIn()
  const sent = await change(browser, CHANGE_PHONE, { phoneNumber: '9876543211' })
  expect(sent).toMatchObject({ status: 'OK', flowType: 'USER_INPUT_CODE' })
  expect(await userData(browser)).toMatchObject({ phoneNumbers: [PHONE] })

  const { reply } = await verify(browser, sent, latestCode(server, NEW_PHONE))

  expect(reply).toEqual({ status: 'OK' })
  expect(await userData(browser)).toMatchObject({ id: readerId, phoneNumbers: [NEW_PHONE] })
  await runDueJobs(services)
  expect(inbox.messages(PHONE)[0]?.text).toContain('was changed')
  expect(inbox.messages(NEW_PHONE)).toHaveLength(1)
  const events = await services.db.selectFrom('security_event').selectAll().execute()
  expect(events).toMatchObject([{ kind: 'contact-changed', reader_id: readerId }])

  moveOn(server.clock, MINUTE_MS)
  expect((await signIn(server, NEW_PHONE)).reply.user.id).toBe(readerId)
  expect((await signIn(server, PHONE)).reply).toMatchObject({ createdNewRecipeUser: true })
})

test('when an e-mail address is added, the mobile number gets a notice', async () => {
  const { server, browser, services, inbox } = await signedIn()
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  await verify(browser, sent, latestCode(server, NEW_EMAIL))

  expect(await userData(browser)).toMatchObject({ emails: [NEW_EMAIL], phoneNumbers: [PHONE] })
  await runDueJobs(services)
  expect(inbox.messages(PHONE)[0]?.text).toContain('was changed')
  expect(inbox.messages(NEW_EMAIL)).toHaveLength(1)
})

test('a contact of another reader is refused, also if it is the address of a Google account', async () => {
  const { server, browser, services } = await signedIn()
  const other = await signIn(server, EMAIL)
  await services.db
    .insertInto('login_method')
    .values({
      id: 'g',
      reader_id: other.reply.user.id,
      kind: 'google',
      value: '1234',
      email: 'google@example.com',
      authoritative_email: 'google@example.com',
      time_joined: 0,
    })
    .execute()

  for (const email of [EMAIL, 'google@example.com']) {
    const response = await browser.send('POST', CHANGE_EMAIL, { email })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'contact-taken' })
  }
})

test('refusals of taken contacts are rate-limited, so that they do not reveal who has an account', async () => {
  const { server, browser } = await signedIn()
  await signIn(server, EMAIL)
  const statuses = []
  for (let n = 0; n < 21; n++) {
    statuses.push((await browser.send('POST', CHANGE_EMAIL, { email: EMAIL })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(409), 429])
})

test('a contact that another reader takes before the code is entered is refused', async () => {
  const { server, browser } = await signedIn()
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  const code = latestCode(server, NEW_EMAIL)
  moveOn(server.clock, MINUTE_MS)
  await signIn(server, NEW_EMAIL)

  const { response } = await verify(browser, sent, code)

  expect(response.status).toBe(409)
  expect(await userData(browser)).toMatchObject({ emails: [] })
})

test('of two readers who change to the same contact at once, one gets it', async () => {
  const server = await createTestServer()
  const changes = []
  for (const contact of [PHONE, EMAIL]) {
    const { browser } = await signIn(server, contact)
    moveOn(server.clock, MINUTE_MS)
    const sent = await change(browser, CHANGE_PHONE, { phoneNumber: NEW_PHONE })
    changes.push({ browser, sent, code: latestCode(server, NEW_PHONE) })
  }

  const done = await Promise.all(
    changes.map(({ browser, sent, code }) => verify(browser, sent, code)),
  )

  expect(done.map(({ response }) => response.status).sort()).toEqual([200, 409])
})

test('a code for a contact change does not sign in, and a code for signing in changes no contact', async () => {
  const { server, browser, clock } = await signedIn()
  const changing = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  expect(await enterCode(browserOn(server), changing, latestCode(server, NEW_EMAIL))).toEqual({
    status: 'RESTART_FLOW_ERROR',
  })
  moveOn(clock, MINUTE_MS)
  const signing = await askForCode(browser, NEW_EMAIL)
  const { reply } = await verify(browser, signing, latestCode(server, NEW_EMAIL))
  expect(reply).toEqual({ status: 'RESTART_FLOW_ERROR' })
})

test('another reader cannot use the code of a contact change', async () => {
  const { server, browser } = await signedIn()
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  const { browser: other } = await signIn(server, EMAIL)

  const { reply } = await verify(other, sent, latestCode(server, NEW_EMAIL))

  expect(reply).toEqual({ status: 'RESTART_FLOW_ERROR' })
})

test('a wrong code is answered with its count, and a resend goes to the new contact', async () => {
  const { server, browser, clock } = await signedIn()
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  const { reply } = await verify(browser, sent, wrongCode(latestCode(server, NEW_EMAIL)))
  expect(reply).toEqual({
    status: 'INCORRECT_USER_INPUT_CODE_ERROR',
    failedCodeInputAttemptCount: 1,
    maximumCodeInputAttempts: 5,
  })
  moveOn(clock, 30 * SECOND_MS)
  expect(await askForResend(browser, sent)).toEqual({ status: 'OK' })
  const again = await verify(browser, sent, latestCode(server, NEW_EMAIL))
  expect(again.reply).toEqual({ status: 'OK' })
})

test('sign-in and contact change share the limits of a contact', async () => {
  const { server, browser } = await signedIn()
  await askForCode(browserOn(server), NEW_EMAIL)

  const response = await browser.send('POST', CHANGE_EMAIL, { email: NEW_EMAIL })

  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toMatchObject({ code: 'too-many-requests' })
})

test('a contact with eight wrong codes cannot be the new contact', async () => {
  const { server, browser, clock } = await signedIn()
  for (const _ of [1, 2, 3]) {
    const sent = await askForCode(browser, NEW_EMAIL)
    const code = latestCode(server, NEW_EMAIL)
    for (let n = 0; n < 5; n++) await enterCode(browser, sent, wrongCode(code))
    moveOn(clock, MINUTE_MS)
  }
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })

  const { response } = await verify(browser, sent, latestCode(server, NEW_EMAIL))

  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
})

test('a contact change answers unavailable if the code cannot be sent', async () => {
  const { browser } = await signedIn()
  const response = await browser.send('POST', CHANGE_PHONE, { phoneNumber: '+919999900000' })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    code: 'unavailable',
    message: 'Failed to start verification. Please try again.',
  })
})

test('a revoked session cannot change a contact, even if its access token is still valid', async () => {
  const { server, browser, services, clock } = await signedIn()
  const sent = await change(browser, CHANGE_EMAIL, { email: NEW_EMAIL })
  await services.db.deleteFrom('session').execute()

  const { response } = await verify(browser, sent, latestCode(server, NEW_EMAIL))
  expect(response.status).toBe(401)
  moveOn(clock, MINUTE_MS)
  const again = await browser.send('POST', CHANGE_EMAIL, { email: NEW_EMAIL })
  expect(again.status).toBe(401)
})

test.each([
  [CHANGE_PHONE, { phoneNumber: '12345' }],
  [CHANGE_EMAIL, { email: 'reader' }],
])('%s refuses an invalid contact', async (path, body) => {
  const { browser } = await signedIn()
  expect((await browser.send('POST', path, body)).status).toBe(400)
})

test('a visitor cannot change a contact', async () => {
  const browser = browserOn(await createTestServer())
  expect((await browser.send('POST', CHANGE_EMAIL, { email: EMAIL })).status).toBe(401)
})

test('a reader can change the contact again, also back to the old one', async () => {
  const { server, browser, clock } = await signedIn(EMAIL)
  for (const email of [NEW_EMAIL, EMAIL]) {
    moveOn(clock, MINUTE_MS)
    const sent = await change(browser, CHANGE_EMAIL, { email })
    await verify(browser, sent, latestCode(server, email))
    expect(await userData(browser)).toMatchObject({ emails: [email] })
  }
})
