import { expect, test } from 'vitest'
import { describeContactUndo } from '#contract/auth-contact.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { moveOn } from '#server/auth/code-testing.ts'
import { undo, undoTokenSentTo } from '#server/auth/contact-change-testing.ts'
import { browserOn, signIn } from '#server/auth/testing.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { INVOICE, NEW, OLD, readerWithPlan, WHY } from './testing.ts'

const EMAIL = 'kavya@example.com'
const AT_ONCE = ['--at-once', '--approved-by', 'ravi']

test('a change of contact waits seven days, and the old contact is notified', async () => {
  const { shop, services, inbox, member, type, phones, acts, passDays } = await readerWithPlan()

  expect(await type(OLD, NEW, ...INVOICE, ...WHY)).toContain('7 days after')

  await runDueJobs(services)
  expect(inbox.messages(OLD).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/ತಡೆಯಿರಿ: .*\/auth\/undo-change\?token=/),
  )
  expect(inbox.messages(NEW)).toEqual([])
  await passDays(6.9)
  expect(await phones()).toEqual([OLD])
  await passDays(0.2)

  expect(await phones()).toEqual([NEW])
  for (const contact of [OLD, NEW]) {
    expect(inbox.messages(contact).some(({ text }) => text.includes('was changed'))).toBe(true)
  }
  expect((await member.browser.send('POST', '/auth/session/refresh')).status).toBe(401)
  expect((await signIn(shop, NEW)).reply.user.id).toBe(member.readerId)
  const written = { who: 'asha', why: WHY[1], reader_id: member.readerId }
  expect(await acts()).toMatchObject([
    { ...written, what: 'request-contact-change' },
    { ...written, what: 'change-contact' },
  ])
  expect(JSON.stringify(await acts())).not.toContain(NEW)
})

test('every contact of the account is notified, by e-mail in both languages', async () => {
  const { services, inbox, db, member, type } = await readerWithPlan()
  await db
    .insertInto('login_method')
    .values({ id: 'mail', reader_id: member.readerId, kind: 'email', value: EMAIL, time_joined: 1 })
    .execute()
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await runDueJobs(services)

  const [mail] = inbox.messages(EMAIL).filter(({ text }) => text.includes('undo-change'))
  expect(mail?.text).toContain('to change the mobile number of your account')
  expect(mail?.text).toContain('+91 ••••••3211')
  expect(mail?.text).toContain('Stop the change: http://localhost:3000/auth/undo-change?token=')
  expect(mail?.text).toContain('ಬದಲಾವಣೆ ತಡೆಯಿರಿ: http')
  expect(inbox.messages(OLD).some(({ text }) => text.includes('undo-change'))).toBe(true)
})

test('the link stops the change once and ends no session', async () => {
  const { shop, services, member, type, phones, passDays } = await readerWithPlan()
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await runDueJobs(services)
  const token = undoTokenSentTo(shop, OLD)
  const visitor = browserOn(shop)
  const details = await visitor.send('POST', describeContactUndo.path, { token })
  const { timeChanged, timeEffective, ...shown } = await details.json()
  expect(shown).toMatchObject({
    verificationMethod: 'mobile',
    oldContact: '+91 ••••••3210',
    newContact: '+91 ••••••3211',
  })
  expect(timeEffective - timeChanged).toBeGreaterThanOrEqual(7 * DAY_MS)

  expect(await undo(visitor, token)).toMatchObject({ status: 200 })

  expect(await undo(visitor, token)).toMatchObject({ status: 409, reply: { code: 'link-used' } })
  expect((await member.browser.send('POST', '/auth/session/refresh')).status).toBe(200)
  await passDays(8)
  expect(await phones()).toEqual([OLD])
  expect(await undo(visitor, token)).toMatchObject({ status: 403, reply: { code: 'link-expired' } })
})

test('a sign-in with the old contact stops the change', async () => {
  const { shop, type, phones, passDays } = await readerWithPlan()
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await passDays(3)
  await signIn(shop, OLD)
  await passDays(5)
  expect(await phones()).toEqual([OLD])
})

test('the seven days begin when a contact is notified', async () => {
  const { services, type, phones, passDays } = await readerWithPlan()
  const works = services.sendSms
  services.sendSms = async () => Promise.reject(new Error('no connection'))
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await passDays(2)
  services.sendSms = works
  await passDays(6.5)
  expect(await phones()).toEqual([OLD])
  await passDays(2)
  expect(await phones()).toEqual([NEW])
})

test('nothing is changed while no contact could be notified', async () => {
  const { services, type, phones, passDays } = await readerWithPlan()
  services.sendSms = async () => Promise.reject(new Error('no connection'))
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await passDays(9)
  expect(await phones()).toEqual([OLD])
})

test('a change waits while another account has the new contact', async () => {
  const { shop, db, type, phones, passDays } = await readerWithPlan()
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await signIn(shop, NEW)
  await passDays(8)
  expect(await phones()).toEqual([OLD, NEW])
  await db.deleteFrom('login_method').where('value', '=', NEW).execute()
  await passDays(1)
  expect(await phones()).toEqual([NEW])
})

test('an operator can stop a waiting change, and cannot request a second one', async () => {
  const { type, typeAs, phones, acts, passDays } = await readerWithPlan()
  await type(OLD, NEW, ...INVOICE, ...WHY)
  await expect(type(OLD, NEW, ...INVOICE, ...WHY)).rejects.toThrow('waiting already')
  const stop = () => typeAs('ravi', 'stop-contact-change', OLD, '--why', 'The reader rang up')

  expect(await stop()).toContain('the change is stopped')

  await expect(stop()).rejects.toThrow('No change is waiting')
  await passDays(8)
  expect(await phones()).toEqual([OLD])
  expect(await acts()).toMatchObject([
    { who: 'asha' },
    { who: 'ravi', what: 'stop-contact-change' },
  ])
})

test('with the approval of a second person the contact changes at once', async () => {
  const { shop, services, member, clock, type, phones, acts } = await readerWithPlan()

  expect(await type(OLD, NEW, ...INVOICE, ...AT_ONCE, ...WHY)).toContain(`is now ${NEW}.`)

  await runDueJobs(services)
  expect(await phones()).toEqual([NEW])
  expect((await member.browser.send('POST', '/auth/session/refresh')).status).toBe(401)
  expect(undoTokenSentTo(shop, NEW)).toHaveLength(28)
  const [entry] = await acts()
  expect(entry).toMatchObject({ who: 'asha', what: 'change-contact', why: WHY[1] })
  expect(entry?.details).toContain('"approvedBy":"ravi"')
  expect((await undo(browserOn(shop), undoTokenSentTo(shop, OLD))).status).toBe(200)
  moveOn(clock, MINUTE_MS)
  expect((await signIn(shop, OLD)).reply.user.id).toBe(member.readerId)
})

const REFUSED: [how: string, args: string[], words: string][] = [
  ['without a reason', [OLD, NEW, ...INVOICE], "required option '--why <reason>' not specified"],
  [
    'without a payment',
    [OLD, NEW, ...WHY],
    "required option '--payment <reference>' not specified",
  ],
  ['with an unknown payment', [OLD, NEW, '--payment', 'pay_1', ...WHY], 'Give a payment'],
  ['to a contact of another kind', [OLD, EMAIL, ...INVOICE, ...WHY], 'Name the old and the new'],
  ['without a new contact', [OLD, ...INVOICE, ...WHY], "missing required argument 'new'"],
  ['to the same contact', [OLD, OLD, ...INVOICE, ...WHY], "is the reader's contact already"],
  ['of an unknown reader', ['+919876543219', NEW, ...INVOICE, ...WHY], 'Nobody has signed in'],
  ['at once by one person', [OLD, NEW, ...INVOICE, '--at-once', ...WHY], 'second person'],
  [
    'at once by one person in both roles',
    [OLD, NEW, ...INVOICE, '--at-once', '--approved-by', 'asha', ...WHY],
    'second person',
  ],
]

test('a request without proof or approval changes nothing', async () => {
  const { type, phones, passDays } = await readerWithPlan()
  for (const [how, args, words] of REFUSED) {
    await expect(type(...args), how).rejects.toThrow(words)
  }
  await passDays(8)
  expect(await phones()).toEqual([OLD])
})

test('a contact or a payment of another reader is refused', async () => {
  const { shop, type } = await readerWithPlan()
  const other = await shop.member(NEW)
  await expect(type(OLD, NEW, ...INVOICE, ...WHY)).rejects.toThrow("is another reader's")
  await other.buy('month')
  const theirs = ['--payment', 'PV-2627-0000002']
  await expect(type(OLD, '+919876543212', ...theirs, ...WHY)).rejects.toThrow('Give a payment')
})
