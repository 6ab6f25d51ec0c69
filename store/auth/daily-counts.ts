import type { Database } from '../database.ts'

export interface DailyLimit {
  name: string
  /** `yyyy-MM-dd` in India. */
  day: string
  limit: number
}

/** Adds one to the day's count; false when the limit is reached. */
export async function countOne(db: Database, { name, day, limit }: DailyLimit): Promise<boolean> {
  await db
    .insertInto('daily_count')
    .values({ name, day, count: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('daily_count')
    .set(({ eb }) => ({ count: eb('count', '+', 1) }))
    .where('name', '=', name)
    .where('day', '=', day)
    .where('count', '<', limit)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function uncountOne(db: Database, { name, day }: DailyLimit): Promise<void> {
  await db
    .updateTable('daily_count')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('name', '=', name)
    .where('day', '=', day)
    .where('count', '>', 0)
    .execute()
}
