import { expect, test } from 'vitest'
import { up } from '#store/migrations/023-plan-reminders.ts'
import { openShop, type Shop, type TestPlan } from '../payments/testing.ts'

const RENEWALS_DECLINE = '4000000000007072'

function reminderJobs({ services: { db } }: Shop) {
  return db
    .selectFrom('job')
    .select(['key', 'payload', 'run_at', 'state', 'reader_id'])
    .where('kind', '=', 'plan-reminder')
    .where('state', '=', 'waiting')
    .orderBy('key')
    .execute()
}

test('plans sold before there were reminders get the same reminders', async () => {
  const shop = await openShop()
  const buy = async (plan: TestPlan, card?: string) => {
    const member = await shop.member(`${plan}@example.com`)
    await member.buy(plan, 'standard', card)
    return member
  }
  await buy('light', RENEWALS_DECLINE)
  await shop.passUntil('2026-12-15T12:00:00+05:30')
  await buy('once')
  await buy('year')
  await buy('dollars')
  const cancelled = await buy('month')
  await cancelled.cancel((await cancelled.first())?.id ?? '')
  const scheduled = await reminderJobs(shop)
  expect(scheduled).toHaveLength(6)

  const { db } = shop.services
  await db.deleteFrom('job').where('kind', '=', 'plan-reminder').execute()
  await up(db.withTables<never>())

  expect(await reminderJobs(shop)).toEqual(scheduled)
})
