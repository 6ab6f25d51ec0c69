import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { NotSentError } from '../integrations/messaging/send.ts'
import { createTestServer } from '../testing.ts'
import { retryMessage } from './code-limits.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { browserOn, latestCode, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const PHONE = '+919876543210'
const numbered = (n: number) => `+9198765${String(n).padStart(5, '0')}`

function tooMany(wait: string) {
  return { status: 'GENERAL_ERROR', message: `Too many attempts. Please try again in ${wait}.` }
}

test.each([
  [1, '1 second'],
  [29_001, '30 seconds'],
  [60_000, '60 seconds'],
  [61_000, '2 minutes'],
  [3_600_000, '60 minutes'],
  [3_600_001, '2 hours'],
  [86_400_000, '24 hours'],
])('a wait of %d ms is displayed as %s', (ms, wait) => {
  expect(retryMessage(ms, new Date(0))).toBe(tooMany(wait).message)
})

test('a contact is sent a code every 30 seconds, five an hour and ten a day', async () => {
  const server = await createTestServer()
  const { clock, inbox } = server
  let address = 0
  const ask = () => askForCode(browserOn(server, `198.51.100.${address++}`), PHONE)

  await ask()
  expect(await ask()).toEqual(tooMany('30 seconds'))
  for (const _ of [2, 3, 4, 5]) {
    moveOn(clock, 30 * SECOND_MS)
    expect(await ask()).toMatchObject({ status: 'OK' })
  }
  moveOn(clock, 30 * SECOND_MS)
  expect(await ask()).toEqual(tooMany('58 minutes'))
  moveOn(clock, HOUR_MS)
  for (const _ of [6, 7, 8, 9, 10]) {
    moveOn(clock, 30 * SECOND_MS)
    expect(await ask()).toMatchObject({ status: 'OK' })
  }
  moveOn(clock, HOUR_MS)
  expect(await ask()).toEqual(tooMany('22 hours'))
  expect(inbox.messages(PHONE)).toHaveLength(10)
  moveOn(clock, DAY_MS)
  expect(await ask()).toMatchObject({ status: 'OK' })
})

test('a resend counts like a first request', async () => {
  const server = await createTestServer()
  const browser = browserOn(server)
  const sent = await askForCode(browser, EMAIL)
  expect(await askForResend(browser, sent)).toEqual(tooMany('30 seconds'))
  for (const _ of [2, 3, 4, 5]) {
    moveOn(server.clock, 30 * SECOND_MS)
    expect(await askForResend(browser, sent)).toEqual({ status: 'OK' })
  }
  moveOn(server.clock, 30 * SECOND_MS)
  expect(await askForResend(browser, sent)).toMatchObject({ status: 'GENERAL_ERROR' })
  expect(await askForCode(browser, EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
})

test('twenty requests at once for one contact send one code', async () => {
  const server = await createTestServer()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => askForCode(browserOn(server, `198.51.100.${n}`), EMAIL)),
  )
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(1)
  expect(server.inbox.messages()).toHaveLength(1)
})

test('SMS are limited per day in India, e-mails are not', async () => {
  const server = await createTestServer({ SMS_DAILY_LIMIT: '2' })
  const browser = browserOn(server)
  await askForCode(browser, numbered(1))
  await askForCode(browser, numbered(2))

  expect(await askForCode(browser, numbered(3))).toEqual({
    status: 'GENERAL_ERROR',
    message: 'We cannot send more SMS today. Please use your email address.',
  })
  expect(await askForCode(browser, EMAIL)).toMatchObject({ status: 'OK' })
  server.clock.moveTo(new Date('2026-11-16T00:00:00+05:30'))
  expect(await askForCode(browser, numbered(3))).toMatchObject({ status: 'OK' })
})

test('after eight wrong codes from unknown devices, unknown devices are refused for a day, even with the right code', async () => {
  const server = await createTestServer()
  const { clock, services } = server
  const { reply } = await signIn(server, EMAIL)
  const stranger = browserOn(server, '198.51.100.1')
  for (const _attempt of [1, 2]) {
    moveOn(clock, HOUR_MS)
    const sent = await askForCode(stranger, EMAIL)
    for (let n = 1; n <= 5; n++)
      await enterCode(stranger, sent, wrongCode(latestCode(server, EMAIL)))
  }
  moveOn(clock, MINUTE_MS)

  const sent = await askForCode(stranger, EMAIL)
  const code = latestCode(server, EMAIL)
  expect(await enterCode(stranger, sent, code)).toEqual(tooMany('23 hours'))
  expect(await enterCode(stranger, sent, wrongCode(code))).toEqual(tooMany('23 hours'))
  const events = await services.db.selectFrom('security_event').selectAll().execute()
  expect(events).toMatchObject([
    { kind: 'code-failures', reader_id: reply.user.id, address_prefix: '198.51.100.0/24' },
  ])

  moveOn(clock, 23 * HOUR_MS)
  const later = await askForCode(stranger, EMAIL)
  const laterCode = latestCode(server, EMAIL)
  expect(await enterCode(stranger, later, laterCode)).toMatchObject({ status: 'OK' })
})

test('a successful sign-in does not reset the wrong codes of unknown devices', async () => {
  const server = await createTestServer()
  await signIn(server, PHONE)
  const statuses: string[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    moveOn(server.clock, 20 * MINUTE_MS)
    const browser = browserOn(server, `198.51.${attempt}.1`)
    const sent = await askForCode(browser, PHONE)
    const code = latestCode(server, PHONE)
    for (const _ of [1, 2, 3]) await enterCode(browser, sent, wrongCode(code))
    statuses.push((await enterCode(browser, sent, code)).status)
  }
  expect(statuses).toEqual(['OK', 'OK', 'GENERAL_ERROR', 'GENERAL_ERROR'])
})

test.each([
  ['refuses the SMS', async () => Promise.reject(new NotSentError('refused'))],
  ['throws an unexpected error', async () => Promise.reject(new TypeError('a bug'))],
])(
  'when the SMS gateway %s, no limit is used up and the attempt is deleted',
  async (_how, fails) => {
    const server = await createTestServer({ SMS_DAILY_LIMIT: '1' })
    const { services, logged } = server
    const browser = browserOn(server)
    const works = services.sendSms
    services.sendSms = fails
    const failures = [await askForCode(browser, PHONE), await askForCode(browser, PHONE)]
    services.sendSms = works

    expect(JSON.stringify(logged)).not.toContain(PHONE)
    for (const failure of failures) expect(failure.status).not.toBe('OK')
    expect(await services.db.selectFrom('code_attempt').selectAll().execute()).toEqual([])
    const sent = await askForCode(browser, PHONE)
    expect(await enterCode(browser, sent, latestCode(server, PHONE))).toMatchObject({
      status: 'OK',
    })
  },
)

test('the reader gets a message when the SMS gateway refuses', async () => {
  const server = await createTestServer()
  expect(await askForCode(browserOn(server), '+919999900000')).toEqual({
    status: 'GENERAL_ERROR',
    message: 'Failed to start verification. Please try again.',
  })
})

test('after a failed resend the previous code is still valid', async () => {
  const server = await createTestServer()
  const { services, clock } = server
  const browser = browserOn(server)
  const sent = await askForCode(browser, EMAIL)
  const code = latestCode(server, EMAIL)
  const works = services.sendMail
  services.sendMail = async () => Promise.reject(new NotSentError('refused'))
  moveOn(clock, 30 * SECOND_MS)
  expect(await askForResend(browser, sent)).toMatchObject({ status: 'GENERAL_ERROR' })
  services.sendMail = works

  expect(await enterCode(browser, sent, code)).toMatchObject({ status: 'OK' })
})

test('while the SMS gateway hangs, other readers can sign in', async () => {
  const server = await createTestServer()
  const { services } = server
  const works = services.sendSms
  let hanging: Promise<{ status: string }> | undefined
  const giveUp = await new Promise<() => void>((called) => {
    services.sendSms = () =>
      new Promise((_resolve, reject) => {
        called(() => reject(new NotSentError('no answer')))
      })
    hanging = askForCode(browserOn(server), PHONE)
  })

  await signIn(server, EMAIL)
  giveUp()

  expect(await hanging).toMatchObject({ status: 'GENERAL_ERROR' })
  services.sendSms = works
  expect(await askForCode(browserOn(server), PHONE)).toMatchObject({ status: 'OK' })
})
