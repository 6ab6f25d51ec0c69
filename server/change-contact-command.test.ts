import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { readersCommand } from '#tools/readers-command.ts'
import { moveOn } from './auth/code-testing.ts'
import { undo, undoTokenSentTo } from './auth/contact-change-testing.ts'
import { browserOn, signIn } from './auth/testing.ts'
import { runDueJobs } from './jobs/run-jobs.ts'
import { createTestServer } from './testing.ts'

const OLD = '+919876543210'
const NEW = '+919876543211'
const WHY = ['--why', 'Lost the phone; knew the last two invoices']

async function readerWithPhone() {
  const server = await createTestServer()
  const { services, clock } = server
  const { browser, reply } = await signIn(server, OLD)
  moveOn(clock, MINUTE_MS)
  const type = (...args: string[]) =>
    readersCommand(['change-contact', ...args], {
      ...{ db: services.db, now: clock.now(), user: 'asha' },
    })
  return { ...server, server, browser, readerId: reply.user.id, type }
}

test('an operator changes a contact: sessions end, both contacts are told, it is audited', async () => {
  const { server, services, inbox, browser, readerId, type } = await readerWithPhone()

  expect(await type(OLD, NEW, ...WHY)).toContain(`${OLD} is now ${NEW}.`)

  await runDueJobs(services)
  expect((await browser.send('POST', '/auth/session/refresh')).status).toBe(401)
  for (const contact of [OLD, NEW]) {
    expect(inbox.messages(contact)[0]?.text).toContain('was changed')
  }
  expect((await signIn(server, NEW)).reply.user.id).toBe(readerId)
  const acts = await services.db.selectFrom('audit_entry').selectAll().execute()
  expect(acts).toMatchObject([
    { who: 'asha', what: 'change-contact', why: WHY[1], reader_id: readerId },
  ])
  expect(JSON.stringify(acts)).not.toContain(NEW)
})

test('the old contact can undo what an operator changed', async () => {
  const { server, services, readerId, clock, type } = await readerWithPhone()
  await type(OLD, NEW, ...WHY)
  await runDueJobs(services)

  expect((await undo(browserOn(server), undoTokenSentTo(server, OLD))).status).toBe(200)

  moveOn(clock, MINUTE_MS)
  expect((await signIn(server, OLD)).reply.user.id).toBe(readerId)
})

test.each([
  ['without a reason', [OLD, NEW], 'Say why'],
  ['to a contact of another kind', [OLD, 'new@example.com', ...WHY], 'Name the old and the new'],
  ['without a new contact', [OLD, ...WHY], 'Name the old and the new'],
  ['to the contact that it is', [OLD, OLD, ...WHY], 'is theirs already'],
  ['of nobody', ['+919876543219', NEW, ...WHY], 'Nobody has signed in'],
])('a contact is not changed %s', async (_how, args, words) => {
  const { services, type } = await readerWithPhone()
  await expect(type(...args)).rejects.toThrow(words)
  const methods = await services.db.selectFrom('login_method').select('value').execute()
  expect(methods).toEqual([{ value: OLD }])
})

test('a contact of another reader is not taken from them', async () => {
  const { server, type } = await readerWithPhone()
  await signIn(server, NEW)
  await expect(type(OLD, NEW, ...WHY)).rejects.toThrow("is another reader's")
})
