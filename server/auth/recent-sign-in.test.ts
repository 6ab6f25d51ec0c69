import { expect, test } from 'vitest'
import { confirmReader, sendConfirmationCode } from '#contract/auth-contact.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { startChange, userData, verify } from './contact-change-testing.ts'
import { type Browser, browserOn, latestCode, signIn } from './testing.ts'

const PHONE = '+919876543210'
const EMAIL = 'kavya@example.com'
const NEW_EMAIL = 'new@example.com'
const NEW_PHONE = '+919876543211'
const RESTART = { status: 'RESTART_FLOW_ERROR' }

/** A reader who signed in eleven minutes ago. */
async function signedInEarlier(contact = PHONE) {
  const server = await createTestServer()
  const { browser, reply } = await signIn(server, contact)
  moveOn(server.clock, 11 * MINUTE_MS)
  return { ...server, server, browser, readerId: reply.user.id }
}

async function askToConfirm(browser: Browser, verificationMethod: 'mobile' | 'email') {
  return (await browser.send('POST', sendConfirmationCode.path, { verificationMethod })).json()
}

async function confirm(browser: Browser, { preAuthSessionId, deviceId }: Sent, code: string) {
  const body = { preAuthSessionId, deviceId, userInputCode: code }
  return (await browser.send('POST', confirmReader.path, body)).json()
}

interface Sent {
  preAuthSessionId: string
  deviceId: string
}

test.each([NEW_EMAIL, NEW_PHONE])(
  'a session that signed in more than ten minutes ago cannot change to %s',
  async (contact) => {
    const { browser, inbox } = await signedInEarlier()
    const response = await startChange(browser, contact)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'recent-sign-in-required' })
    expect(inbox.messages(contact)).toEqual([])
  },
)

test('a session of an earlier release, without a time of sign-in, cannot change a contact', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, PHONE)
  await server.services.db.updateTable('session').set({ authenticated_at: null }).execute()
  expect((await startChange(browser, NEW_EMAIL)).status).toBe(403)
})

test('refreshing a session does not count as a sign-in', async () => {
  const { browser } = await signedInEarlier()
  expect((await browser.send('POST', '/auth/session/refresh')).status).toBe(200)
  expect((await startChange(browser, NEW_EMAIL)).status).toBe(403)
})

test('a code to the current contact confirms the reader, and the contact can then be changed', async () => {
  const { server, browser } = await signedInEarlier()
  const sent = await askToConfirm(browser, 'mobile')
  expect(sent).toMatchObject({
    status: 'OK',
    verificationMethod: 'mobile',
    sentTo: '+91 ••••••3210',
  })
  expect(await confirm(browser, sent, latestCode(server, PHONE))).toEqual({ status: 'OK' })

  const change = await startChange(browser, NEW_EMAIL)

  expect(change.status).toBe(200)
  await verify(browser, await change.json(), latestCode(server, NEW_EMAIL))
  expect(await userData(browser)).toMatchObject({ emails: [NEW_EMAIL] })
})

test('the code goes to the other contact if the reader has none of the requested kind', async () => {
  const { browser } = await signedInEarlier(EMAIL)
  expect(await askToConfirm(browser, 'mobile')).toMatchObject({
    verificationMethod: 'email',
    sentTo: 'k•••@example.com',
  })
})

test('a reader who has only a Google account confirms with the address of that account', async () => {
  const { server, browser, services, readerId, inbox } = await signedInEarlier(EMAIL)
  await services.db
    .updateTable('login_method')
    .set({ kind: 'google', value: '1234', email: 'google@example.com' })
    .where('reader_id', '=', readerId)
    .execute()
  const sent = await askToConfirm(browser, 'email')
  expect(sent).toMatchObject({ sentTo: 'g•••@example.com' })
  expect(inbox.messages('google@example.com')).toHaveLength(1)
  const code = latestCode(server, 'google@example.com')
  expect(await confirm(browser, sent, code)).toEqual({ status: 'OK' })
})

test('a wrong code does not confirm the reader, and the code can be resent', async () => {
  const { server, browser, clock } = await signedInEarlier()
  const sent = await askToConfirm(browser, 'mobile')
  expect(await confirm(browser, sent, wrongCode(latestCode(server, PHONE)))).toMatchObject({
    status: 'INCORRECT_USER_INPUT_CODE_ERROR',
    failedCodeInputAttemptCount: 1,
  })
  expect((await startChange(browser, NEW_EMAIL)).status).toBe(403)
  moveOn(clock, 30 * SECOND_MS)
  expect(await askForResend(browser, sent)).toEqual({ status: 'OK' })
  expect(await confirm(browser, sent, latestCode(server, PHONE))).toEqual({ status: 'OK' })
})

test('a confirmation code does not sign in or change a contact, and other codes do not confirm', async () => {
  const { server, browser, clock } = await signedInEarlier()
  const confirming = await askToConfirm(browser, 'mobile')
  const code = latestCode(server, PHONE)
  expect(await enterCode(browserOn(server), confirming, code)).toEqual(RESTART)

  moveOn(clock, MINUTE_MS)
  const signingIn = await askForCode(browserOn(server), PHONE)
  expect(await confirm(browser, signingIn, latestCode(server, PHONE))).toEqual(RESTART)

  expect(await confirm(browser, confirming, code)).toEqual({ status: 'OK' })
  const changing = await (await startChange(browser, NEW_EMAIL)).json()
  expect(await confirm(browser, changing, latestCode(server, NEW_EMAIL))).toEqual(RESTART)
  moveOn(clock, MINUTE_MS)
  const again = await askToConfirm(browser, 'mobile')
  expect((await verify(browser, again, latestCode(server, PHONE))).reply).toEqual(RESTART)
})

test('a code is valid only in the session that requested it', async () => {
  const { server, browser, clock } = await signedInEarlier()
  const { browser: other } = await signIn(server, PHONE)
  moveOn(clock, 11 * MINUTE_MS)
  await browser.send('POST', '/auth/session/refresh')
  const sent = await askToConfirm(browser, 'mobile')
  expect(await confirm(other, sent, latestCode(server, PHONE))).toEqual(RESTART)
  expect(await confirm(browser, sent, latestCode(server, PHONE))).toEqual({ status: 'OK' })
  expect((await startChange(other, NEW_EMAIL)).status).toBe(403)

  const changing = await (await startChange(browser, NEW_EMAIL)).json()
  await server.services.db
    .updateTable('session')
    .set({ authenticated_at: clock.now().getTime() })
    .execute()
  expect((await verify(other, changing, latestCode(server, NEW_EMAIL))).reply).toEqual(RESTART)
})

test('a contact change must finish within twenty minutes of the sign-in, also after a resend', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, PHONE)
  moveOn(server.clock, 9 * MINUTE_MS)
  const sent = await (await startChange(browser, NEW_EMAIL)).json()
  moveOn(server.clock, 11 * MINUTE_MS)
  await browser.send('POST', '/auth/session/refresh')
  expect(await askForResend(browser, sent)).toEqual({ status: 'OK' })

  const { response, reply } = await verify(browser, sent, latestCode(server, NEW_EMAIL))

  expect(response.status).toBe(403)
  expect(reply).toMatchObject({ code: 'recent-sign-in-required' })
  expect(await userData(browser)).toMatchObject({ emails: [] })
})
