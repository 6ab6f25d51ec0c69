import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { NotSentError } from '../integrations/messaging/send.ts'
import { passTimeUntil, runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'
import { moveOn } from './code-testing.ts'
import { changeTo, startChange, userData, verify } from './contact-change-testing.ts'
import { latestCode, signIn } from './testing.ts'

const PHONE = '+919876543210'
const NEW_PHONE = '+919876543211'
const NEW_EMAIL = 'new@example.com'

async function signedIn() {
  const server = await createTestServer()
  const { browser } = await signIn(server, PHONE)
  return { server, browser, ...server }
}

test('a notice to the old contact that cannot be sent is retried later', async () => {
  const { server, browser, services, inbox, clock } = await signedIn()
  const sent = await (await startChange(browser, NEW_PHONE)).json()
  const { reply } = await verify(browser, sent, latestCode(server, NEW_PHONE))
  const { sendSms } = services
  services.sendSms = async () => Promise.reject(new NotSentError('refused'))
  await runDueJobs(services)
  expect(reply).toEqual({ status: 'OK' })
  expect(inbox.messages(PHONE)).toHaveLength(1)

  services.sendSms = sendSms
  moveOn(clock, MINUTE_MS)
  await runDueJobs(services)

  expect(await userData(browser)).toMatchObject({ phoneNumbers: [NEW_PHONE] })
  expect(inbox.messages(PHONE)[0]?.text).toContain('was changed')
})

test('a contact change ends every other session of the reader', async () => {
  const { server, browser, clock } = await signedIn()
  moveOn(clock, MINUTE_MS)
  const { browser: thief } = await signIn(server, PHONE)

  await changeTo(server, browser, NEW_EMAIL)

  expect((await thief.send('POST', '/auth/session/refresh')).status).toBe(401)
  const sessions = await (await browser.send('GET', '/auth/sessions')).json()
  expect(sessions).toMatchObject([{ current: true }])
})

test('a change to the same contact sends no notice and needs no undo', async () => {
  const { server, browser, services, inbox, clock } = await signedIn()
  moveOn(clock, MINUTE_MS)

  await changeTo(server, browser, PHONE)

  expect(inbox.messages(PHONE)[0]?.text).not.toContain('was changed')
  expect(await services.db.selectFrom('contact_undo').selectAll().execute()).toEqual([])
})

test('the undo of a contact change is deleted after seven days', async () => {
  const { server, browser, services, clock } = await signedIn()
  await changeTo(server, browser, NEW_PHONE)
  const undos = () => services.db.selectFrom('contact_undo').select('id').execute()
  const now = clock.now().getTime()

  await passTimeUntil({ ...services, clock }, new Date(now + 7 * DAY_MS - MINUTE_MS))
  expect(await undos()).toHaveLength(1)
  await passTimeUntil({ ...services, clock }, new Date(now + 7 * DAY_MS))
  await runDueJobs(services)
  expect(await undos()).toHaveLength(0)
})
