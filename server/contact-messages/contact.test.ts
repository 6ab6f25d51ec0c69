import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { passTimeUntil, runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'

const SUPPORT = 'help@paper.example'

const contactMessage = {
  name: 'Kavya',
  contact: 'kavya@example.com',
  subject: 'The crossword',
  message: 'Where is it?\n\nIt was on page eight.',
}

async function openServer() {
  const server = await createTestServer({ SUPPORT_EMAIL: SUPPORT })
  const visitor = browserOn(server)
  const send = (body: object, key: string = randomUUID(), browser = visitor) =>
    browser.send('POST', sendContactMessage.path, body, { 'idempotency-key': key })
  const { db } = server.services
  const { type } = operatorAt({ db })
  return {
    ...server,
    send,
    stored: () => db.selectFrom('contact_message').selectAll().orderBy('created_at').execute(),
    mails: () => server.inbox.messages(SUPPORT),
    type: (...args: string[]) => type('contact-messages', ...args),
  }
}

test('a message is stored, and sent to the publisher by e-mail', async () => {
  const { send, stored, mails, services } = await openServer()

  const response = await send(contactMessage)
  await runDueJobs(services)

  const { reference } = await response.json()
  expect(reference).toMatch(/^PV-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(await stored()).toMatchObject([{ ...contactMessage, reference, reader_id: null }])
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.subject).toBe(`ಬೆಳಕಿಂಡಿ ${reference}: The crossword`)
  expect(mails()[0]?.text).toContain('Answer to: kavya@example.com')
  expect(mails()[0]?.text).toContain('It was on page eight.')
})

test('a message of a signed-in reader has the id of the reader', async () => {
  const server = await openServer()
  const { browser } = await signIn(server, 'kavya@example.com')

  expect((await server.send(contactMessage, randomUUID(), browser)).status).toBe(200)
  await runDueJobs(server.services)

  const [message] = await server.stored()
  expect(message?.reader_id).toMatch(/./)
  expect(server.mails()[0]?.text).toContain(`Signed in: yes, reader ${message?.reader_id}`)
})

test('a message is mailed once after the mail server was down', async () => {
  const { send, stored, mails, services, clock } = await openServer()
  const working = services.sendMail
  let tries = 0
  services.sendMail = async (mail) => {
    tries += 1
    if (tries < 3) throw new Error('no connection')
    await working(mail)
  }

  expect((await send(contactMessage)).status).toBe(200)
  await passTimeUntil({ ...services, clock }, new Date('2026-11-15T12:30:00+05:30'))

  expect([tries, (await stored()).length, mails().length]).toEqual([3, 1, 1])
})

test('repeating a request stores one message and gets the same reference', async () => {
  const { send, stored, mails, services } = await openServer()
  const key = randomUUID()

  const answers = await Promise.all([send(contactMessage, key), send(contactMessage, key)])
  answers.push(await send(contactMessage, key))
  await runDueJobs(services)

  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json()).reference),
  )
  expect(new Set(references).size).toBe(1)
  expect([(await stored()).length, mails().length]).toEqual([1, 1])
})

test('another message with the same idempotency key is refused', async () => {
  const { send, stored } = await openServer()
  const key = randomUUID()
  await send(contactMessage, key)

  const response = await send({ ...contactMessage, message: 'Found it.' }, key)

  expect(await response.json()).toMatchObject({ code: 'idempotency-mismatch' })
  expect(await stored()).toHaveLength(1)
})

test('a message with the hidden field filled in is stored as suspect and not mailed', async () => {
  const { send, stored, mails, services, type } = await openServer()

  expect((await send({ ...contactMessage, website: 'https://spam.example' })).status).toBe(200)
  await runDueJobs(services)

  expect(await stored()).toMatchObject([{ is_suspect: 1 }])
  expect(mails()).toEqual([])
  expect(await type('list')).toContain('(suspect, not mailed)')
})

test('an address may send five messages an hour, not counting repeated requests', async () => {
  const { send, stored, clock } = await openServer()
  const key = randomUUID()
  for (const id of [key, key, key, ...Array.from({ length: 4 }, randomUUID)]) {
    expect((await send(contactMessage, id)).status).toBe(200)
  }

  const refused = await send(contactMessage)

  expect(refused.status).toBe(429)
  // The clock runs on during the test.
  const seconds = Number(refused.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(3600 - TEST_LIMIT_MS / 1000)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect(await refused.json()).toEqual({
    code: 'too-many-requests',
    message: 'Too many attempts. Please try again in 60 minutes.',
  })
  clock.moveTo(new Date('2026-11-15T13:00:01+05:30'))
  expect((await send(contactMessage)).status).toBe(200)
  expect(await stored()).toHaveLength(6)
})

test.each([
  ['no name', { name: '  ' }],
  ['no contact', { contact: '' }],
  ['an invalid e-mail address', { contact: 'kavya@' }],
  ['an invalid number', { contact: '12-34' }],
  ['no subject', { subject: '\n' }],
  ['no message', { message: ' ' }],
  ['a message that is too long', { message: 'a'.repeat(5001) }],
  ['a message with a NUL character', { message: 'a\0b' }],
])('%s is refused', async (_what, change) => {
  const { send, stored } = await openServer()

  expect((await send({ ...contactMessage, ...change })).status).toBe(400)

  expect(await stored()).toEqual([])
})

test('a message without an idempotency key is refused', async () => {
  const { app } = await openServer()
  const response = await browserOn({ app }).send('POST', sendContactMessage.path, contactMessage)
  expect(response.status).toBe(400)
})

test('an operator lists messages, reads one and erases it', async () => {
  const { send, stored, type } = await openServer()
  expect(await type('list')).toBe('Nobody has written yet.')
  const { reference } = await (await send({ ...contactMessage, contact: '+91 98765 43210' })).json()

  expect(await type('list')).toBe(
    `${reference}  2026-11-15 06:30  Kavya <+91 98765 43210>  The crossword`,
  )
  expect(await type('show', reference)).toContain('It was on page eight.')
  expect(await type('forget', reference)).toBe(`${reference} is erased.`)
  expect(await stored()).toEqual([])
  await expect(type('show', reference)).rejects.toThrow(`There is no message ${reference}.`)
  await expect(type('list', '--limit', '0')).rejects.toThrow('a whole number from 1')
})
