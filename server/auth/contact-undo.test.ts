import { expect, test } from 'vitest'
import { describeContactUndo } from '#contract/auth-contact.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { moveOn } from './code-testing.ts'
import { changeTo, startChange, undo, undoTokenSentTo, userData } from './contact-change-testing.ts'
import { browserOn, signIn } from './testing.ts'

const A = '+919876543210'
const B = '+919876543211'
const C = '+919876543212'
const EMAIL = 'thief@example.com'
const DONE = { status: 200, reply: { status: 'OK' } }

/** A thief uses the session of a reader with the number A. The visitor is not signed in and has only the links. */
async function stolenSession(contact = A) {
  const server = await createTestServer()
  const { browser: thief, reply } = await signIn(server, contact)
  moveOn(server.clock, MINUTE_MS)
  return { ...server, server, thief, visitor: browserOn(server), readerId: reply.user.id }
}

test('the link to the old contact restores it and ends every session', async () => {
  const { server, thief, visitor, services, readerId, clock } = await stolenSession()
  await changeTo(server, thief, B)
  const token = undoTokenSentTo(server, A)
  expect(token).toHaveLength(28)

  const details = await visitor.send('POST', describeContactUndo.path, { token })
  const { timeChanged, timeEffective, timeExpires, ...shown } = await details.json()
  expect(timeEffective).toBeNull()
  expect(shown).toEqual({
    verificationMethod: 'mobile',
    oldContact: '+91 ••••••3210',
    newContact: '+91 ••••••3211',
  })
  expect(timeExpires - timeChanged).toBe(7 * DAY_MS)
  expect(await userData(thief)).toMatchObject({ phoneNumbers: [B] })

  expect(await undo(visitor, token)).toEqual(DONE)

  expect((await thief.send('POST', '/auth/session/refresh')).status).toBe(401)
  expect((await startChange(thief, C)).status).toBe(401)
  const events = await services.db.selectFrom('security_event').select('kind').execute()
  expect(events.map(({ kind }) => kind)).toEqual(['contact-changed', 'contact-change-undone'])
  moveOn(clock, MINUTE_MS)
  expect((await signIn(server, A)).reply.user.id).toBe(readerId)
  expect((await signIn(server, B)).reply).toMatchObject({ createdNewRecipeUser: true })
})

test('a link works once', async () => {
  const { server, thief, visitor } = await stolenSession()
  await changeTo(server, thief, B)
  const token = undoTokenSentTo(server, A)
  await undo(visitor, token)

  expect(await undo(visitor, token)).toMatchObject({ status: 409, reply: { code: 'link-used' } })
  const details = await visitor.send('POST', describeContactUndo.path, { token })
  expect(await details.json()).toMatchObject({ code: 'link-used' })
})

test('of two requests with the same link at once, one undoes the change', async () => {
  const { server, thief, visitor } = await stolenSession()
  await changeTo(server, thief, B)
  const token = undoTokenSentTo(server, A)
  const done = await Promise.all([undo(visitor, token), undo(visitor, token)])
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a link is valid for seven days', async () => {
  const { server, thief, visitor, clock } = await stolenSession()
  await changeTo(server, thief, B)
  const token = undoTokenSentTo(server, A)
  moveOn(clock, 7 * DAY_MS)
  const expired = { status: 403, reply: { code: 'link-expired' } }
  expect(await undo(visitor, token)).toMatchObject(expired)
  await server.services.db.deleteFrom('contact_undo').execute()
  expect(await undo(visitor, token)).toMatchObject(expired)
})

test('a forged link is refused, and the database does not contain the token', async () => {
  const { server, thief, visitor, services } = await stolenSession()
  await changeTo(server, thief, B)
  const token = undoTokenSentTo(server, A)
  const [row] = await services.db.selectFrom('contact_undo').select('id').execute()
  const forged = [
    'unknown',
    `${row?.id}${'A'.repeat(16)}`,
    `${'A'.repeat(12)}${token.slice(12)}`,
    `${token}A`,
  ]
  for (const typed of forged) {
    expect(await undo(visitor, typed)).toMatchObject({ status: 404, reply: { code: 'not-found' } })
  }
  const jobs = await services.db.selectFrom('job').select('payload').execute()
  expect(JSON.stringify(jobs)).not.toContain(token)
})

test('undoing the first of several changes restores the first contact and invalidates the later links', async () => {
  const { server, thief, visitor, readerId, clock } = await stolenSession()
  await changeTo(server, thief, B)
  await changeTo(server, thief, C)
  const [first, second] = [undoTokenSentTo(server, A), undoTokenSentTo(server, B)]

  expect(await undo(visitor, first)).toEqual(DONE)

  expect(await undo(visitor, second)).toMatchObject({ status: 409 })
  moveOn(clock, MINUTE_MS)
  expect((await signIn(server, A)).reply.user.id).toBe(readerId)
})

test('undoing a later change leaves the link of an earlier change valid', async () => {
  const { server, thief, visitor, readerId, clock } = await stolenSession()
  await changeTo(server, thief, B)
  await changeTo(server, thief, C)
  const [first, second] = [undoTokenSentTo(server, A), undoTokenSentTo(server, B)]

  expect(await undo(visitor, second)).toEqual(DONE)
  moveOn(clock, MINUTE_MS)
  expect((await signIn(server, B)).reply.user.id).toBe(readerId)

  expect(await undo(visitor, first)).toEqual(DONE)
  expect((await signIn(server, A)).reply.user.id).toBe(readerId)
})

test('an undo also removes a contact that was added afterwards, and its Google account', async () => {
  const { server, thief, visitor, services, readerId, clock } = await stolenSession()
  await changeTo(server, thief, B)
  await changeTo(server, thief, EMAIL)
  moveOn(clock, MINUTE_MS)
  await services.db
    .insertInto('login_method')
    .values({
      id: 'g',
      reader_id: readerId,
      kind: 'google',
      value: '1234',
      email: EMAIL,
      time_joined: clock.now().getTime(),
    })
    .execute()

  expect(await undo(visitor, undoTokenSentTo(server, A))).toEqual(DONE)

  const methods = await services.db.selectFrom('login_method').selectAll().execute()
  expect(methods).toMatchObject([{ kind: 'phone', value: A }])
})

test('a link to the other contact removes a contact that was added', async () => {
  const { server, thief, visitor, services } = await stolenSession()
  await changeTo(server, thief, EMAIL)
  const token = undoTokenSentTo(server, A)
  const details = await visitor.send('POST', describeContactUndo.path, { token })
  expect(await details.json()).toMatchObject({
    verificationMethod: 'email',
    oldContact: null,
    newContact: 't•••@example.com',
  })

  expect(await undo(visitor, token)).toEqual(DONE)

  const methods = await services.db.selectFrom('login_method').selectAll().execute()
  expect(methods).toMatchObject([{ kind: 'phone', value: A }])
})

test('an undo is refused if another reader has the old contact by now', async () => {
  const { server, thief, visitor } = await stolenSession()
  await changeTo(server, thief, B)
  moveOn(server.clock, MINUTE_MS)
  await signIn(server, A)

  const refused = { status: 409, reply: { code: 'contact-taken' } }
  expect(await undo(visitor, undoTokenSentTo(server, A))).toMatchObject(refused)

  expect(await userData(thief)).toMatchObject({ phoneNumbers: [B] })
})
