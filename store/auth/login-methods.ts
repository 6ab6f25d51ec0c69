import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import { CONTACT_BUCKETS } from './contact-buckets.ts'
import { lockHits } from './rate-limits.ts'
import type { AuthTables, LoginMethodKind } from './tables.ts'

type LoginMethod = Insertable<AuthTables['login_method']>

/** A reader and one of their login methods. */
export interface ReaderLogin {
  readerId: string
  loginMethodId: string
}

/** Until the transaction ends, no other transaction can give the address or number to a reader. */
export async function lockContact(
  transaction: Database,
  value: string,
  now: number,
): Promise<void> {
  await lockHits(transaction, CONTACT_BUCKETS.owner(value), now)
}

export async function loginMethodWith(
  db: Database,
  kind: LoginMethodKind,
  value: string,
): Promise<ReaderLogin | undefined> {
  return db
    .selectFrom('login_method')
    .select(['reader_id as readerId', 'id as loginMethodId'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
}

/** False only for an erased reader: every other reader has a login method. */
export async function hasLoginMethod(db: Database, readerId: string): Promise<boolean> {
  const method = await db
    .selectFrom('login_method')
    .select('id')
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return method !== undefined
}

/** Those of the readers who are not erased. */
export async function readersWithLoginMethods(
  db: Database,
  readerIds: readonly string[],
): Promise<string[]> {
  if (readerIds.length === 0) return []
  const rows = await db
    .selectFrom('login_method')
    .select('reader_id')
    .distinct()
    .where('reader_id', 'in', readerIds)
    .execute()
  return rows.map(({ reader_id }) => reader_id)
}

type NewLoginMethod = Pick<LoginMethod, 'reader_id' | 'kind' | 'value' | 'time_joined'> &
  Partial<Pick<LoginMethod, 'email' | 'authoritative_email'>>

export async function addLoginMethod(
  transaction: Database,
  method: NewLoginMethod,
): Promise<ReaderLogin> {
  const id = randomUUID()
  await transaction
    .insertInto('login_method')
    .values({ email: null, authoritative_email: null, ...method, id })
    .execute()
  return { readerId: method.reader_id, loginMethodId: id }
}

export interface GoogleOwner {
  readerId: string
  /** Whether they also sign in with an e-mail address by code. */
  hasOwnEmail: boolean
}

/** The reader who has a Google account with this address, where Google is authoritative for it. */
export async function readerWithGoogleEmail(
  db: Database,
  email: string,
): Promise<GoogleOwner | undefined> {
  const google = await db
    .selectFrom('login_method')
    .select('reader_id')
    .where('kind', '=', 'google')
    .where('authoritative_email', '=', email)
    .orderBy('time_joined', 'desc')
    .executeTakeFirst()
  if (!google) return undefined
  const own = await db
    .selectFrom('login_method')
    .select('id')
    .where('reader_id', '=', google.reader_id)
    .where('kind', '=', 'email')
    .executeTakeFirst()
  return { readerId: google.reader_id, hasOwnEmail: own !== undefined }
}

/** A Google account keeps its id when its address changes. */
export async function saveGoogleEmail(
  db: Database,
  { loginMethodId }: ReaderLogin,
  email: string,
): Promise<void> {
  await db
    .updateTable('login_method')
    .set({ email, authoritative_email: email })
    .where('id', '=', loginMethodId)
    .execute()
}

/** Adds a Google account to a reader. No-op when any reader already has the account. */
export async function connectGoogle(
  db: Database,
  { readerId, sub, now }: { readerId: string; sub: string; now: number },
): Promise<void> {
  await db
    .insertInto('login_method')
    .values({
      id: randomUUID(),
      reader_id: readerId,
      kind: 'google',
      value: sub,
      email: null,
      authoritative_email: null,
      time_joined: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute()
}
