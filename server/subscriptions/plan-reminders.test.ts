import { expect, test } from 'vitest'
import { addPhone } from '../notifications/testing.ts'
import { refundPayment } from '../payments/refunds/refunds.ts'
import { openShop, type Shop, type TestPlan } from '../payments/testing.ts'

const EMAIL = 'kavya@example.com'
const PHONE = '+919876543210'
const RENEWALS_DECLINE = '4000000000007072'

async function buyer(plan: TestPlan, contact = EMAIL, card?: string) {
  const shop = await openShop()
  const member = await shop.member(contact)
  expect((await member.buy(plan, 'standard', card)).status).toBe(200)
  await shop.run()
  const id = (await member.first())?.id ?? ''
  return { shop, member, id }
}

/** Days and English subjects of the messages about the end or the renewal of a plan, oldest first. */
function reminders({ inbox }: Shop, contact = EMAIL) {
  return inbox
    .messages(contact)
    .map(({ at, subject = '' }) => `${at.slice(0, 10)} ${subject.split(' / ')[1]}`)
    .filter((line) => /plan ends|has ended|will renew/.test(line))
    .reverse()
}

const END_OF_MONTH_PLAN = [
  '2026-12-08 Your plan ends on 15 December 2026',
  '2026-12-14 Your plan ends on 15 December 2026',
  '2026-12-16 Your plan has ended',
]

test('reminders of a cancelled plan are sent 7 days and 1 day before its end, and at its end', async () => {
  const { shop, member, id } = await buyer('month')
  await member.cancel(id)
  await shop.passUntil('2026-12-08T08:59:00+05:30')
  expect(reminders(shop)).toEqual([])

  await shop.passUntil('2026-12-20T12:00:00+05:30')

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN)
  const ended = shop.inbox.messages(EMAIL)[0]
  expect(ended?.text).toContain('Plan month ended on 15 December 2026.')
  expect(ended?.text).toContain('http://localhost:3000/subscribe')
})

test('reminders are sent before the end of a plan for two years that does not renew', async () => {
  const shop = await openShop()
  const term = { duration_unit: 'year', duration_length: 2 } as const
  await shop.services.db.updateTable('plan').set(term).where('id', '=', 'once').execute()
  const member = await shop.member()
  await member.buy('once')

  await shop.passUntil('2028-11-20T12:00:00+05:30')

  expect(reminders(shop)).toEqual([
    '2028-11-08 Your plan ends on 15 November 2028',
    '2028-11-14 Your plan ends on 15 November 2028',
    '2028-11-16 Your plan has ended',
  ])
})

test('an unpaid renewal has a reminder a day before grace ends, and a message at the end', async () => {
  const { shop } = await buyer('month', EMAIL, RENEWALS_DECLINE)

  await shop.passUntil('2026-12-25T12:00:00+05:30')

  expect(reminders(shop)).toEqual([
    '2026-12-19 Your plan ends on 20 December 2026: the renewal is not paid',
    '2026-12-21 Your plan has ended',
  ])
})

test('a yearly renewal is announced 30 days before, with its amount', async () => {
  const { shop } = await buyer('year')

  await shop.passUntil('2027-10-20T12:00:00+05:30')

  expect(reminders(shop)).toEqual(['2027-10-16 Your plan will renew on 15 November 2027'])
  expect(shop.inbox.messages(EMAIL)[0]?.text).toContain('₹2,999')
})

test('a reader who undoes the cancellation gets no reminder of an end', async () => {
  const { shop, member, id } = await buyer('month')
  await member.cancel(id)
  await shop.passUntil('2026-12-09T12:00:00+05:30')
  await member.keep(id)
  await shop.passUntil('2026-12-30T12:00:00+05:30')

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN.slice(0, 1))
})

test("a reader who changes plans gets no reminder of the old plan's end", async () => {
  const { shop, member } = await buyer('once')
  await shop.passUntil('2026-12-09T12:00:00+05:30')
  expect((await member.buy('year', 'switch')).status).toBe(200)
  await shop.passUntil('2026-12-30T12:00:00+05:30')

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN.slice(0, 1))
})

test('a reader with a full refund gets no message about the end', async () => {
  const { shop } = await buyer('once')
  await shop.passUntil('2026-12-09T12:00:00+05:30')
  const { db, clock } = shop.services
  const { id: paymentId } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()
  const refund = { paymentId, amountCents: 19_900, reason: 'operator', at: clock.now() } as const
  await db.transaction().execute((tx) => refundPayment(tx, refund))
  await shop.passUntil('2026-12-20T12:00:00+05:30')

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN.slice(0, 1))
})

test('a reader who buys again before the morning gets no message that the plan has ended', async () => {
  const { shop, member } = await buyer('once')
  await shop.passUntil('2026-12-16T06:00:00+05:30')
  expect((await member.buy('month')).status).toBe(200)
  await shop.passUntil('2026-12-17T12:00:00+05:30')

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN.slice(0, 2))
})

test('a reminder is dropped when the mail server is down until it no longer applies', async () => {
  const { shop, member, id } = await buyer('month')
  const { sendMail } = shop.services
  await member.cancel(id)
  await shop.run()
  let tries = 0
  shop.services.sendMail = async () => {
    tries += 1
    throw new Error('no connection')
  }
  await shop.passUntil('2026-12-09T12:00:00+05:30')
  expect(tries).toBeGreaterThan(0)
  await member.keep(id)
  shop.services.sendMail = sendMail
  await shop.passUntil('2026-12-12T12:00:00+05:30')

  expect(reminders(shop)).toEqual([])
})

test('after days without a worker only the latest reminder is sent', async () => {
  const { shop, member, id } = await buyer('month')
  await member.cancel(id)
  await shop.run()
  shop.clock.moveTo(new Date('2026-12-14T12:00:00+05:30'))
  await shop.run()

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN.slice(1, 2))
})

test('each message is sent once, also when workers are killed or run twice', async () => {
  const { shop, member, id } = await buyer('month')
  await member.cancel(id)
  for (const time of [
    '2026-12-08T10:00:00+05:30',
    '2026-12-14T10:00:00+05:30',
    '2026-12-16T10:00:00+05:30',
  ]) {
    await shop.passUntil(time)
    // The state after a worker was killed before it marked the jobs as done.
    await shop.services.db
      .updateTable('job')
      .set({ state: 'waiting', taken_until: null, done_at: null })
      .where('kind', 'in', ['plan-reminder', 'period-end'])
      .where('state', '=', 'done')
      .execute()
    await Promise.all([shop.run(), shop.run()])
  }

  expect(reminders(shop)).toEqual(END_OF_MONTH_PLAN)
})

test('reminders go by SMS to a reader with only a mobile number, otherwise by e-mail', async () => {
  const { shop } = await buyer('once', PHONE)
  await shop.passUntil('2026-12-09T12:00:00+05:30')
  expect(shop.inbox.messages(PHONE)[0]?.text).toBe(
    'ಬೆಳಕಿಂಡಿ: ನಿಮ್ಮ Plan once ಪ್ಲಾನ್ 2026ರ ಡಿಸೆಂಬರ್ 15ರಂದು ಮುಗಿಯುತ್ತದೆ. http://localhost:3000/subscription',
  )

  const other = await buyer('once')
  await addPhone(other.shop, other.member)
  await other.shop.passUntil('2026-12-09T12:00:00+05:30')
  expect(reminders(other.shop)).toHaveLength(1)
  expect(other.shop.inbox.messages(PHONE)).toEqual([])
})
