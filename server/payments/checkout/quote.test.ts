import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { quoteSubscription } from '#contract/payments.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { type Member, openShop, type TestPlan } from '../testing.ts'

async function quote({ browser }: Member, plan: TestPlan | 'none') {
  return (await browser.send('GET', `${quoteSubscription.path}?plan_id=${plan}`)).json()
}

test('a first plan begins today at its price', async () => {
  const shop = await openShop()

  expect(await quote(await shop.member(), 'month')).toMatchObject({
    change: 'new',
    amount_cents: 29900,
    currency: 'INR',
    start_date: '2026-11-15',
    end_date: '2026-12-15',
    refund_cents: 0,
  })
  expect(await shop.services.db.selectFrom('payment_attempt').selectAll().execute()).toEqual([])
})

test('the charge and the refund of an upgrade match its quote', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  await shop.passUntil('2026-11-30T10:00:00+05:30')

  const quoted = await quote(kavya, 'year')
  const begun = await kavya.begin('year', 'switch')

  expect(quoted).toEqual({
    change: 'upgrade',
    amount_cents: begun.checkout?.amount_cents,
    currency: 'INR',
    charged_on: '2026-11-30',
    start_date: '2026-11-30',
    end_date: '2027-11-30',
    refund_cents: begun.refund_cents,
    refund_from: '2026-12-14',
    refund_to: '2026-12-21',
  })
  expect(quoted.refund_cents).toBe(14950)
})

test('a downgrade costs nothing now and begins the day after the current plan', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')

  expect(await quote(kavya, 'light')).toMatchObject({
    change: 'downgrade',
    amount_cents: 0,
    refund_cents: 0,
    charged_on: '2026-12-15',
    start_date: '2026-12-16',
    end_date: '2027-01-16',
  })
})

test.each([
  ['2026-12-01T12:00:00+05:30', '2026-12-15'],
  ['2026-12-15T12:00:00+05:30', '2026-12-16'],
])('a downgrade at %s is charged on the quoted day', async (at, day) => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('year')
  await shop.services.db
    .updateTable('subscription')
    .set({ end_date: IssueDate.parse('2026-12-15') })
    .execute()
  await shop.passUntil(at)
  const { charged_on } = await quote(kavya, 'light')
  await kavya.buy('light', 'switch')
  const [live, next] = await kavya.subscriptions()

  await shop.passUntil(`${day}T23:00:00+05:30`)

  expect([charged_on, live?.next_debit_date, next?.next_debit_date]).toEqual([day, null, day])
  const payments = await shop.services.db.selectFrom('payment').selectAll().execute()
  const [{ captured_at } = { captured_at: null }] = payments.filter(
    (one) => one.amount_cents === 9900,
  )
  expect(dayInIndia(new Date(captured_at ?? 0))).toBe(day)
})

test.each([
  ['month', 'already-subscribed'],
  ['dollars', 'unsupported-plan'],
  ['none', 'plan-not-found'],
] as const)('the plan %s cannot be bought: %s', async (plan, code) => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')

  expect(await quote(kavya, plan)).toMatchObject({ code })
})
