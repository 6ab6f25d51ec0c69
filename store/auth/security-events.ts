import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthTables } from './tables.ts'

type SecurityEvent = Insertable<AuthTables['security_event']>

/** Lets an operator find out what happened to an account. */
export async function recordSecurityEvent(
  db: Database,
  event: Omit<SecurityEvent, 'id'>,
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({ ...event, id: randomUUID() })
    .execute()
}
