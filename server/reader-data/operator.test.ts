import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { createAccesstypeToken, getMe, updateMe } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { listSubscriptions } from '#contract/subscriptions.ts'
import type { Database } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { KEPT_TABLES, READER_DATA } from '#store/reader-data/reader-data.ts'
import { valuesByTable } from '#store/testing.ts'
import { moveOn } from '../auth/code-testing.ts'
import { signIn } from '../auth/testing.ts'
import { GROUPS } from '../issues/testing.ts'
import { faultsInBooks } from '../payments/books-testing.ts'
import { openShop } from '../payments/testing.ts'
import { postEvents, readerWithData, sendMessage } from './testing.ts'

const KAVYA = {
  name: 'Kavya Rao',
  email: 'kavya@example.com',
  mobile: '+919876543210',
  address: '198.51.100.1',
}
const RAVI = {
  name: 'Ravi Gowda',
  email: 'ravi@example.com',
  mobile: '+919876543211',
  address: '198.51.100.2',
}
const TRACES = [KAVYA.name, KAVYA.email, '9876543210', '98765 43210']
const WHY = ['--why', 'Asked by letter']

async function openPaper() {
  const shop = await openShop()
  const { db, clock } = shop.services
  await saveEditionGroups(db, 'PV', GROUPS)
  const { type } = operatorAt({ db, now: () => clock.now() })
  const refund = async (why: string) => {
    const { number } = await db.selectFrom('invoice').select('number').executeTakeFirstOrThrow()
    return type('subscriptions', 'refund', number, '--why', why)
  }
  return { shop, db, type, refund }
}

/** Kavya, whose plan was refunded, and Ravi, who also sent a contact message with her address. */
async function twoReaders() {
  const { shop, db, type, refund } = await openPaper()
  const kavya = await readerWithData(shop, KAVYA)
  await kavya.buy('month')
  await postEvents(shop, KAVYA)
  await refund(`${KAVYA.email} asked, from ${KAVYA.mobile}`)
  await type('subscriptions', 'grant', KAVYA.mobile, '--archive', '-1', ...WHY)
  const ravi = await readerWithData(shop, RAVI)
  await sendMessage(ravi.browser, { name: RAVI.name, contact: KAVYA.email })
  await ravi.buy('once')
  await shop.run()
  return { shop, db, type, kavya, ravi }
}

async function rowsWith(db: Database, texts: readonly string[]): Promise<Map<string, string[][]>> {
  const rowsByTable = new Map<string, string[][]>()
  for (const [table, rows] of await valuesByTable(db)) {
    const matches = rows.filter((row) => texts.some((text) => row.join('\n').includes(text)))
    if (matches.length > 0) rowsByTable.set(table, matches)
  }
  return rowsByTable
}

/** Every value except the audit entries of commands. */
async function valuesWithoutNotes(db: Database): Promise<Map<string, string[][]>> {
  const values = await valuesByTable(db)
  const entries = values.get('audit_entry') ?? []
  const isCommand = (row: string[]) => row.some((value) => value.startsWith('broadsheet '))
  return new Map([...values, ['audit_entry', entries.filter((row) => !isCommand(row))]])
}

test('an operator sees everything that is stored about a reader, except secrets', async () => {
  const { db, type, kavya, ravi } = await twoReaders()
  const secrets = await db
    .selectFrom('session')
    .select(['handle', 'refresh_hash'])
    .where('reader_id', '=', kavya.readerId)
    .execute()
  const attempts = await db.selectFrom('payment_attempt').select('token').execute()
  const codes = await db.selectFrom('code_attempt').select(['id', 'code_hash']).execute()

  const output = await type('readers', 'data', KAVYA.email, ...WHY)

  const data = JSON.parse(output)
  expect(Object.keys(data).sort()).toEqual(
    ['reader', 'payment', 'rate_limit', ...Object.keys(READER_DATA)].sort(),
  )
  expect(data.reader).toMatchObject([{ first_name: KAVYA.name }])
  expect(data.login_method).toMatchObject([{ value: KAVYA.email }, { value: KAVYA.mobile }])
  expect(data.contact_message).toHaveLength(3)
  expect(data.code_attempt).toHaveLength(3)
  expect(JSON.stringify(data.gateway_event)).toContain('kavya@bank')
  expect(data.job.map(({ kind }: { kind: string }) => kind)).toContain('message')
  for (const table of ['session', 'saved_article', 'consent', 'invoice', 'payment', 'refund']) {
    expect([table, data[table].length > 0]).toEqual([table, true])
  }
  expect(output).not.toContain(ravi.readerId)
  for (const secret of [...secrets, ...attempts, ...codes].flatMap(Object.values)) {
    expect(output).not.toContain(secret)
  }
  expect(output).not.toMatch(/_hash|"token": "/)
  const entries = await db.selectFrom('audit_entry').select('what').orderBy('at').execute()
  expect(entries.map(({ what }) => what)).toContain('data')
})

test('only records that the law requires remain of an erased reader', async () => {
  const { db, type, kavya, ravi } = await twoReaders()
  const before = await rowsWith(db, TRACES)
  expect(before.size).toBeGreaterThan(5)

  const output = await type('readers', 'erase', KAVYA.email, '--why', `${KAVYA.email} asked`)

  expect(output).toContain(`kavya@example.com is erased. What stays is kept of reader`)
  const traces = await rowsWith(db, TRACES)
  const ofRavi = traces.get('contact_message') ?? []
  expect(ofRavi).toHaveLength(1)
  expect(ofRavi[0]).toContain(ravi.readerId)
  expect([...traces.keys()].sort()).toEqual(['contact_message', 'invoice'])
  expect(await rowsWith(db, ['kavya@bank', 'ends in 4242'])).toEqual(new Map())
  const named = [...(await rowsWith(db, [kavya.readerId])).keys()]
  expect(named.filter((table) => !['reader', ...KEPT_TABLES].includes(table))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(['consent', 'invoice', 'payment_attempt']))
  expect(await faultsInBooks(db)).toEqual([])
})

test('an erasure does not change the data of other readers', async () => {
  const { db, type, ravi } = await twoReaders()
  const theirs = [ravi.readerId, RAVI.email, RAVI.mobile]
  const before = await rowsWith(db, theirs)
  expect(before.size).toBeGreaterThan(12)

  await type('readers', 'erase', KAVYA.mobile, ...WHY)

  expect(await rowsWith(db, theirs)).toEqual(before)
  expect(await ravi.first()).toMatchObject({ active: true })
})

test('contact messages from an address that another reader has are not erased', async () => {
  const { db, type, kavya } = await twoReaders()
  const google = { kind: 'google', value: 'sub-1', time_joined: 0 } as const
  const addresses = { email: RAVI.email, authoritative_email: RAVI.email }
  const method = { id: 'google-1', reader_id: kavya.readerId, ...google, ...addresses }
  await db.insertInto('login_method').values(method).execute()
  const messages = () =>
    db.selectFrom('contact_message').selectAll().where('contact', '=', RAVI.email).execute()
  const before = await messages()

  expect(
    JSON.parse(await type('readers', 'data', KAVYA.email, ...WHY)).contact_message,
  ).toHaveLength(3)
  await type('readers', 'erase', KAVYA.email, ...WHY)

  expect(before).toHaveLength(2)
  expect(await messages()).toEqual(before)
})

test('the audit entry of an erasure has the operator and the reason, but no contact', async () => {
  const { db, type, kavya } = await twoReaders()

  await type(
    'readers',
    'erase',
    kavya.readerId,
    '--why',
    `Letter of ${KAVYA.email}`,
    '--who',
    'ravi',
  )

  const entries = await db.selectFrom('audit_entry').selectAll().execute()
  expect(entries.find(({ what }) => what === 'erase')).toMatchObject({
    who: 'ravi',
    why: 'Letter of …',
    reader_id: kavya.readerId,
  })
  expect(entries.find(({ what }) => what === 'refund')).toMatchObject({ why: '… asked, from …' })
})

test('an erased reader is signed out everywhere at once, and is a new reader when they sign in again', async () => {
  const { shop, type, kavya } = await twoReaders()
  moveOn(shop.clock, MINUTE_MS)
  const { browser } = await signIn(shop, KAVYA.mobile)
  const { token } = await (await browser.send('POST', createAccesstypeToken.path)).json()

  await type('readers', 'erase', KAVYA.email, ...WHY)

  const answers = [
    await browser.send('GET', `${listSubscriptions.path}?jwt=${token}`),
    await browser.send('GET', getMe.path),
    await browser.send('PUT', updateMe.path, { first_name: KAVYA.name }),
    await browser.send('POST', refreshSession.path),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  const { reply } = await signIn(shop, KAVYA.email)
  expect(reply).toMatchObject({ createdNewRecipeUser: true })
  expect(reply.user.id).not.toBe(kavya.readerId)
})

test('scheduled notifications of an erased reader are not sent', async () => {
  const { shop, type } = await openPaper()
  const kavya = await shop.member(KAVYA.email)
  await kavya.buy('once')
  await shop.passUntil('2027-01-01T00:00:00+05:30')
  const before = shop.inbox.messages(KAVYA.email).length

  await type('readers', 'erase', KAVYA.email, ...WHY)
  await shop.passUntil('2027-03-01T00:00:00+05:30')

  expect(shop.inbox.messages(KAVYA.email)).toHaveLength(before)
  expect(await faultsInBooks(shop.services.db)).toEqual([])
})

test.each([
  ['while a plan renews', 'Plan month runs until 2026-12-15. Refund it, or cancel it'],
  ['while a plan that was cancelled runs', 'Plan month runs until 2026-12-15.'],
  [
    'while a refund is on its way',
    'INR 299.00 is being refunded. Wait until the refund has arrived.',
  ],
  ['while a checkout may still be paid', 'a checkout may still be paid. Wait until 2026-11-18'],
] as const)('a reader is not erased %s', async (when, message) => {
  const { shop, db, type, refund } = await openPaper()
  const { buy, begin } = await shop.member(KAVYA.email)
  await {
    'while a plan renews': () => buy('month'),
    'while a plan that was cancelled runs': () =>
      buy('month').then(() => type('subscriptions', 'cancel', KAVYA.email, ...WHY)),
    'while a refund is on its way': () => buy('month').then(() => refund('Asked')),
    'while a checkout may still be paid': () => begin('month'),
  }[when]()
  const before = await valuesWithoutNotes(db)

  await expect(type('readers', 'erase', KAVYA.email, ...WHY)).rejects.toThrow(
    `${KAVYA.email}: ${message}`,
  )

  expect(await valuesWithoutNotes(db)).toEqual(before)
})

const NOBODY = '00000000-0000-4000-8000-000000000000'

test.each([
  [[KAVYA.email], "required option '--why <reason>' not specified"],
  [['nobody@example.com', ...WHY], 'Nobody has signed in with nobody@example.com yet.'],
  [[NOBODY, ...WHY], `There is no reader ${NOBODY}.`],
  [[KAVYA.email, RAVI.email, ...WHY], 'too many arguments'],
  [WHY, "missing required argument 'reader'"],
])('the commands data and erase refuse %j', async (args, message) => {
  const { shop, db, type } = await openPaper()
  await shop.member(KAVYA.email)
  const before = await valuesWithoutNotes(db)

  for (const command of ['data', 'erase']) {
    await expect(type('readers', command, ...args)).rejects.toThrow(message)
  }

  expect(await valuesWithoutNotes(db)).toEqual(before)
})

test('an erased reader cannot be erased again', async () => {
  const { shop, type } = await openPaper()
  const { readerId } = await shop.member(KAVYA.email)
  await type('readers', 'erase', KAVYA.email, ...WHY)

  await expect(type('readers', 'erase', KAVYA.email, ...WHY)).rejects.toThrow(
    'Nobody has signed in with',
  )
  await expect(type('readers', 'erase', readerId, ...WHY)).rejects.toThrow(
    `Reader ${readerId} was erased.`,
  )
  await expect(type('subscriptions', 'grant', readerId, '--archive', '0', ...WHY)).rejects.toThrow(
    'was erased.',
  )
})
