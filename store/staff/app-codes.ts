import type { Database } from '../database.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'
import { hashOfToken } from './one-time-links.ts'

/** No step was used yet. */
const NO_STEP = 0

/** Replaces an app that was not confirmed. Its secret is encrypted by the caller. */
export async function saveAppSecret(db: Database, staffId: string, secret: string): Promise<void> {
  const fresh = { secret, confirmed_at: null, last_step: NO_STEP }
  await db
    .insertInto('staff_app')
    .values({ staff_id: staffId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet(fresh).where('staff_app.confirmed_at', 'is', null),
    )
    .execute()
}

/** The encrypted secret of an app that was not confirmed yet. */
export async function unconfirmedSecretOf(
  db: Database,
  staffId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_app')
    .select('secret')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row?.secret
}

/** Confirms the app by its first code, and stores the hashes of new recovery codes. */
export async function confirmApp(
  tx: Database,
  staffId: string,
  { step, now, recoveryCodes }: { step: number; now: number; recoveryCodes: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('staff_app')
    .set({ confirmed_at: now, last_step: step })
    .where('staff_id', '=', staffId)
    .execute()
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(recoveryCodes.map((code) => ({ code_hash: hashOfToken(code), staff_id: staffId })))
    .execute()
}

/** The account with this address and the encrypted secret of its app, if it is open and has one. */
export async function accountWithApp(
  db: Database,
  email: string,
): Promise<{ account: StaffAccount; secret: string } | undefined> {
  const row = await db
    .selectFrom('staff_app')
    .innerJoin('staff_account', 'staff_account.id', 'staff_app.staff_id')
    .select(['id', 'email', 'name', 'role', 'scope', 'closed_at', 'secret'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row && { account: accountFrom(row), secret: row.secret }
}

/** False if a code of this step or of a later one was accepted before. */
export async function takeStep(db: Database, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_app')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the recovery code up. False if the account has no such code. */
export async function takeRecoveryCode(
  db: Database,
  staffId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOfToken(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
