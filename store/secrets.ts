import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A secret that all servers on this database share. Created on first use. */
export async function sharedSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
