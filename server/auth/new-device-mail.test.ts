import { expect, test } from 'vitest'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'
import { type Browser, browserOn, signIn } from './testing.ts'

const EMAIL = 'owner@example.com'
const PHONE = '+919876543210'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

type Server = Awaited<ReturnType<typeof createTestServer>>

/** What arrived, apart from codes. */
async function notices({ services, inbox }: Server, contact = EMAIL) {
  await runDueJobs(services)
  return inbox.messages(contact).filter(({ text }) => !text.includes('OTP'))
}

function withUserAgent(browser: Browser, userAgent: string): Browser {
  return {
    cookies: browser.cookies,
    send: (method, path, body, headers) =>
      browser.send(method, path, body, { 'user-agent': userAgent, ...headers }),
  }
}

test('a reader is told by mail of a sign-in on a new device, in both languages', async () => {
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

test('a device is told of once', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  const { browser: tablet } = await signIn(server, EMAIL)
  for (const _ of [1, 2]) await signIn(server, EMAIL, tablet)
  expect(await notices(server)).toHaveLength(1)
})

test('the title in English tells it in English first', async () => {
  const server = await createTestServer({ BRAND: 'dh' })
  for (const _ of [1, 2]) await signIn(server, EMAIL)
  expect((await notices(server))[0]?.subject).toMatch(/: New sign-in to your account \/ ಹೊಸ/)
})

test('a reader without an e-mail address is told nothing', async () => {
  const server = await createTestServer()
  for (const _ of [1, 2]) await signIn(server, PHONE)
  expect(await notices(server, PHONE)).toEqual([])
})

test('a mail server that is down delays no sign-in, and the mail is sent later', async () => {
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
