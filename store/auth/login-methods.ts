import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import { CONTACT_BUCKETS } from './contact-buckets.ts'
import { lockHits } from './rate-limits.ts'
import type { AuthTables, LoginMethodKind } from './tables.ts'

/** A reader, and the way by which they came in. */
export interface Known {
  readerId: string
  loginMethodId: string
}

/** Until the transaction ends, nobody else can come to own the address or number. */
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
): Promise<Known | undefined> {
  return db
    .selectFrom('login_method')
    .select(['reader_id as readerId', 'id as loginMethodId'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
}

/** Every reader has a way in, until they are erased. */
export async function hasWayIn(db: Database, readerId: string): Promise<boolean> {
  const method = await db
    .selectFrom('login_method')
    .select('id')
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return method !== undefined
}

export async function addLoginMethod(
  transaction: Database,
  method: Omit<Insertable<AuthTables['login_method']>, 'id'>,
): Promise<Known> {
  const id = randomUUID()
  await transaction
    .insertInto('login_method')
    .values({ ...method, id })
    .execute()
  return { readerId: method.reader_id, loginMethodId: id }
}

export interface GoogleOwner {
  readerId: string
  /** Besides Google's address, they have one by a code. */
  hasOwnEmail: boolean
}

/** The reader for whose address Google vouches. */
export async function readerWithGoogleEmail(
  db: Database,
  email: string,
): Promise<GoogleOwner | undefined> {
  const google = await db
    .selectFrom('login_method')
    .select('reader_id')
    .where('kind', '=', 'google')
    .where('email', '=', email)
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
  { loginMethodId }: Known,
  email: string,
): Promise<void> {
  await db.updateTable('login_method').set({ email }).where('id', '=', loginMethodId).execute()
}
