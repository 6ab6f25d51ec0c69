import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { SmsMessage } from '../integrations/messaging/send.ts'
import type { SmsGateway } from '../integrations/messaging/sms-gateway.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'
import { moveOn } from './code-testing.ts'
import { addNewDeviceNotice } from './new-device-notice.ts'
import { type Browser, browserOn, signIn } from './testing.ts'

const EMAIL = 'owner@example.com'
const PHONE = '+919876543210'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

const GATEWAY: SmsGateway = {
  url: 'https://sms.example',
  method: 'POST',
  headers: {},
  body: undefined,
  success: undefined,
  sender: undefined,
  entityId: undefined,
  templateId: undefined,
  noticeTemplateId: undefined,
}

type Server = Awaited<ReturnType<typeof createTestServer>>

/** The messages to this contact, apart from codes. */
async function notices({ services, inbox }: Server, contact = EMAIL) {
  await runDueJobs(services)
  return inbox.messages(contact).filter(({ text }) => !text.includes('OTP'))
}

/** Then moves the clock by a minute, because a number gets one code in 30 seconds. */
async function signInWithPhone(server: Server) {
  await signIn(server, PHONE)
  moveOn(server.clock, MINUTE_MS)
}

function withUserAgent(browser: Browser, userAgent: string): Browser {
  return {
    cookies: browser.cookies,
    send: (method, path, body, headers) =>
      browser.send(method, path, body, { 'user-agent': userAgent, ...headers }),
  }
}

test('a sign-in on a new device sends the reader an e-mail in both languages', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  expect(await notices(server)).toEqual([])

  await signIn(server, EMAIL, withUserAgent(browserOn(server), ANDROID))

  const [mail, ...more] = await notices(server)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('ಬೆಳಕಿಂಡಿ: ಹೊಸ ಸಾಧನದಿಂದ ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ / New sign-in to your account')
  expect(mail?.text).toContain('on 15 Nov 2026, 12:00 pm (IST).')
  expect(mail?.text).toContain('2026ರ ನವೆಂಬರ್ 15ರಂದು 12:00ಕ್ಕೆ')
  expect(mail?.text).toContain('Device: Chrome on Android')
  expect(mail?.text).toContain('Your profile: http://localhost:3000/profile')
  expect(mail?.text).toContain(`write to ${server.services.config.supportEmail} at once`)
})

test('a device causes only one notice', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  const { browser: tablet } = await signIn(server, EMAIL)
  for (const _ of [1, 2]) await signIn(server, EMAIL, tablet)
  expect(await notices(server)).toHaveLength(1)
})

test('the e-mail of the English title is in English first', async () => {
  const server = await createTestServer({ BRAND: 'dh' })
  for (const _ of [1, 2]) await signIn(server, EMAIL)
  expect((await notices(server))[0]?.subject).toMatch(/: New sign-in to your account \/ ಹೊಸ/)
})

test('a reader without an e-mail address gets an SMS in the language of the title', async () => {
  const server = await createTestServer()
  for (const _ of [1, 2]) await signInWithPhone(server)
  expect((await notices(server, PHONE)).map(({ text }) => text)).toEqual([
    'ಬೆಳಕಿಂಡಿ: 2026ರ ನವೆಂಬರ್ 15ರಂದು 12:01ಕ್ಕೆ ಹೊಸ ಸಾಧನದಿಂದ (Unknown device) ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದೆ. ನೀವಲ್ಲದಿದ್ದರೆ ಉಳಿದೆಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಿ: http://localhost:3000/profile',
  ])

  const english = await createTestServer({ BRAND: 'dh' })
  for (const _ of [1, 2]) await signInWithPhone(english)
  expect((await notices(english, PHONE)).map(({ text }) => text)).toEqual([
    'The Plateau Courier: new sign-in to your account on 15 Nov 2026, 12:01 pm (Unknown device). If it was not you, sign out of all other devices: http://localhost:3000/profile',
  ])
})

test('if SMS texts must be registered, only a registered text is sent', async () => {
  const server = await createTestServer()
  const { messaging } = server.services.config
  messaging.smsGateway = { ...GATEWAY, templateId: '1101' }
  for (const _ of [1, 2]) await signInWithPhone(server)
  expect(await notices(server, PHONE)).toEqual([])

  const sent: SmsMessage[] = []
  server.services.sendSms = async (message) => {
    sent.push(message)
  }
  messaging.smsAccountTemplates = { 'new-device': { id: '1102', text: 'New sign-in: {device}' } }
  const { db, clock } = server.services
  const { id: readerId } = await db.selectFrom('reader').select('id').executeTakeFirstOrThrow()
  await addNewDeviceNotice(db, { readerId, device: 'Chrome on Android', at: clock.now() })
  await runDueJobs(server.services)
  const text = 'New sign-in: Chrome on Android'
  expect(sent).toEqual([{ to: PHONE, text, templateId: '1102' }])
})

test('a reader gets at most five such SMS a day, and they count towards the daily SMS limit', async () => {
  const server = await createTestServer()
  const { db, clock } = server.services
  await signInWithPhone(server)
  const { id: readerId } = await db.selectFrom('reader').select('id').executeTakeFirstOrThrow()
  for (let count = 0; count < 7; count++) {
    await addNewDeviceNotice(db, { readerId, device: 'Chrome on Android', at: clock.now() })
  }
  expect(await notices(server, PHONE)).toHaveLength(5)
  // The sixth SMS is the code of the sign-in.
  expect(await db.selectFrom('daily_count').select('count').execute()).toEqual([{ count: 6 }])
})

test('when the daily SMS limit is reached, the SMS is sent on the next day', async () => {
  const server = await createTestServer({ SMS_DAILY_LIMIT: '2' })
  const { clock } = server
  for (const _ of [1, 2]) await signInWithPhone(server)
  expect(await notices(server, PHONE)).toEqual([])
  clock.moveTo(new Date(clock.now().getTime() + DAY_MS))
  expect(await notices(server, PHONE)).toHaveLength(1)
})

test('an unavailable mail server does not delay the sign-in, and the e-mail is sent later', async () => {
  const server = await createTestServer()
  const { services, clock } = server
  await signIn(server, EMAIL)
  const { reply } = await signIn(server, EMAIL)
  const works = services.sendMail
  services.sendMail = async () => Promise.reject(new Error('no connection'))
  expect(reply).toMatchObject({ status: 'OK' })
  expect(await notices(server)).toEqual([])
  services.sendMail = works
  clock.moveTo(new Date(clock.now().getTime() + 3_600_000))

  expect(await notices(server)).toHaveLength(1)
})
