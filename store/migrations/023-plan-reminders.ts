import { type Kysely, type RawBuilder, sql } from 'kysely'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const RENEWS = sql<boolean>`state = 'active' and recurring = 1 and mandate_id is not null`
const ENDS = sql<boolean>`
  (state = 'active' and (recurring = 0 or mandate_id is null)) or state = 'cancel_at_period_end'`
const IS_YEARLY = sql<boolean>`
  duration_unit = 'year' or (duration_unit = 'month' and duration_length >= 12)
  or (duration_unit = 'day' and duration_length >= 365)`

/** Adds reminder jobs for existing subscriptions: at 09:00, a number of days before or after the last day. */
export async function up(db: Kysely<never>): Promise<void> {
  await remind(db, { reminder: 'ends-in-7-days', days: -7, plans: ENDS })
  await remind(db, { reminder: 'ends-in-1-day', days: -1, plans: ENDS })
  await remind(db, { reminder: 'grace-ends', days: 4, plans: sql`state = 'in_grace'` })
  const yearly = sql<boolean>`(${RENEWS}) and (${IS_YEARLY})`
  await remind(db, { reminder: 'yearly-renewal', days: -30, plans: yearly })
}

interface Reminder {
  reminder: string
  days: number
  plans: RawBuilder<unknown>
}

/** `ends_at` is the midnight after the last day. A job that comes too late sends nothing. */
async function remind(db: Kysely<never>, { reminder, days, plans }: Reminder): Promise<void> {
  const name = sql.lit(reminder)
  const afterEnd = sql.lit((days - 1) * DAY_MS + 9 * HOUR_MS)
  await sql`
    insert into job (id, kind, key, payload, state, run_at, tries, created_at, reader_id)
    select
      'plan-reminder:' || ${name} || ':' || id,
      'plan-reminder',
      ${name} || ':' || id || ':' || end_date,
      '{"subscriptionId":"' || id || '","reminder":"' || ${name} || '","endDate":"' || end_date || '"}',
      'waiting', ends_at + ${afterEnd}, 0, created_at, reader_id
    from subscription where ${plans}`.execute(db)
}
