import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AuthUser } from '#contract/auth-user.ts'
import type { Database } from '../database.ts'
import type { Contact } from './contacts.ts'
import {
  addLoginMethod,
  lockContact,
  loginMethodWith,
  type ReaderLogin,
  readerWithGoogleEmail,
} from './login-methods.ts'
import type { AuthTables } from './tables.ts'

type ReaderRow = Selectable<AuthTables['reader']>
type LoginMethodRow = Selectable<AuthTables['login_method']>

const TENANT_IDS = ['public']

/** Converts a reader to the `User` type of the sign-in library (SuperTokens). */
function toAuthUser(reader: ReaderRow, methods: readonly LoginMethodRow[]): AuthUser {
  const of = (kind: LoginMethodRow['kind']) => methods.filter((method) => method.kind === kind)
  const values = (rows: LoginMethodRow[]) => rows.map(({ value }) => value)
  const google = of('google')
  const emails = [...values(of('email')), ...google.flatMap(({ email }) => email ?? [])]
  return {
    id: reader.id,
    isPrimaryUser: methods.length > 1,
    tenantIds: TENANT_IDS,
    emails: [...new Set(emails)],
    phoneNumbers: values(of('phone')),
    thirdParty: values(google).map(googleAccount),
    webauthn: { credentialIds: [] },
    timeJoined: reader.time_joined,
    loginMethods: methods.map(toLoginMethod),
  }
}

function toLoginMethod(row: LoginMethodRow): AuthUser['loginMethods'][number] {
  const { id, kind, value, email, authoritative_email, time_joined } = row
  return {
    recipeId: kind === 'google' ? 'thirdparty' : 'passwordless',
    recipeUserId: id,
    tenantIds: TENANT_IDS,
    ...(kind === 'email' && { email: value }),
    ...(kind === 'phone' && { phoneNumber: value }),
    ...(kind === 'google' && { thirdParty: googleAccount(value), ...(email && { email }) }),
    timeJoined: time_joined,
    verified: kind !== 'google' || email === authoritative_email,
  }
}

function googleAccount(sub: string) {
  return { id: 'google', userId: sub }
}

export interface SignedInReader extends ReaderLogin {
  isNew: boolean
}

/** The owner of a contact: who verified it by code, or whose Google account is authoritative for it. */
export async function readerWith(
  db: Database,
  { kind, value }: Contact,
): Promise<string | undefined> {
  const login = await loginMethodWith(db, kind, value)
  if (login || kind === 'phone') return login?.readerId
  return (await readerWithGoogleEmail(db, value))?.readerId
}

/** Signs in someone who has just proved that the contact is theirs. Creates a reader when nobody owns it. */
export async function signInByContact(
  db: Database,
  { kind, value }: Contact,
  now: number,
): Promise<SignedInReader> {
  const login = await loginMethodWith(db, kind, value)
  if (login) return { ...login, isNew: false }
  return db.transaction().execute(async (transaction) => {
    await lockContact(transaction, value, now)
    const added = await loginMethodWith(transaction, kind, value)
    if (added) return { ...added, isNew: false }
    const google = kind === 'email' ? await readerWithGoogleEmail(transaction, value) : undefined
    // A reader who changed to another e-mail address has given this one up: it must not open their account.
    const linked = google?.hasOwnEmail ? undefined : google?.readerId
    const reader_id = linked ?? (await insertReader(transaction, null, now))
    const method = { reader_id, kind, value, time_joined: now }
    return { ...(await addLoginMethod(transaction, method)), isNew: !linked }
  })
}

export async function insertReader(
  transaction: Database,
  first_name: string | null,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await transaction.insertInto('reader').values({ id, first_name, time_joined: now }).execute()
  return id
}

export async function readerExists(db: Database, readerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reader')
    .select('id')
    .where('id', '=', readerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function authUserOf(db: Database, readerId: string): Promise<AuthUser> {
  const reader = await db
    .selectFrom('reader')
    .selectAll()
    .where('id', '=', readerId)
    .executeTakeFirstOrThrow()
  const methods = await db
    .selectFrom('login_method')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('time_joined')
    .orderBy('id')
    .execute()
  return toAuthUser(reader, methods)
}

/** The contact of the last sign-in; the oldest contact when the last sign-in was not recorded. */
export async function preferredIdentityOf(
  db: Database,
  readerId: string,
): Promise<string | undefined> {
  const methods = await db
    .selectFrom('login_method')
    .innerJoin('reader', 'reader.id', 'login_method.reader_id')
    .select(['login_method.id', 'kind', 'value', 'email', 'preferred_login_method'])
    .where('reader_id', '=', readerId)
    .orderBy('login_method.time_joined')
    .orderBy('login_method.id')
    .execute()
  const last = methods.find(({ id, preferred_login_method }) => id === preferred_login_method)
  const preferred = last ?? methods[0]
  return preferred?.kind === 'google' ? (preferred.email ?? undefined) : preferred?.value
}

export async function firstNameOf(db: Database, readerId: string): Promise<string | null> {
  const { first_name } = await db
    .selectFrom('reader')
    .select('first_name')
    .where('id', '=', readerId)
    .executeTakeFirstOrThrow()
  return first_name
}

export async function saveFirstName(
  db: Database,
  readerId: string,
  first_name: string,
): Promise<void> {
  await db.updateTable('reader').set({ first_name }).where('id', '=', readerId).execute()
}
