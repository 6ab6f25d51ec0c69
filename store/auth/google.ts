import { createHash } from 'node:crypto'
import { FirstName } from '#contract/auth.ts'
import { EmailAddress } from '#contract/contact-details.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { addLoginMethod, lockContact, loginMethodWith, saveGoogleEmail } from './login-methods.ts'
import { insertReader, type SignedInReader } from './readers.ts'

/** A Google account, from a verified id token. */
export interface GoogleAccount {
  sub: string
  email: string | undefined
  isAuthoritative: boolean
  name: string | undefined
}

type GoogleSignIn =
  | { kind: 'signed-in'; reader: SignedInReader }
  | { kind: 'email-missing' }
  /** Google is not authoritative for the address: the visitor must prove it with a code. */
  | { kind: 'code-required'; email: string }

export async function signInByGoogle(
  db: Database,
  { sub, isAuthoritative, ...account }: GoogleAccount,
  now: number,
): Promise<GoogleSignIn> {
  const email = EmailAddress.safeParse(account.email).data
  const login = await loginMethodWith(db, 'google', sub)
  if (login) {
    if (email && isAuthoritative) await saveGoogleEmail(db, login, email)
    return { kind: 'signed-in', reader: { ...login, isNew: false } }
  }
  if (!email) return { kind: 'email-missing' }
  if (!isAuthoritative) return { kind: 'code-required', email }
  const reader = await readerOfNewAccount(db, { sub, email, name: account.name }, now)
  return { kind: 'signed-in', reader }
}

/** The reader who already signs in with this e-mail address, or a new one. */
async function readerOfNewAccount(
  db: Database,
  { sub, email, name }: { sub: string; email: string; name: string | undefined },
  now: number,
): Promise<SignedInReader> {
  return db.transaction().execute(async (transaction) => {
    await lockContact(transaction, email, now)
    const added = await loginMethodWith(transaction, 'google', sub)
    if (added) return { ...added, isNew: false }
    const linked = (await loginMethodWith(transaction, 'email', email))?.readerId
    const firstName = FirstName.safeParse(name).data ?? null
    const reader_id = linked ?? (await insertReader(transaction, firstName, now))
    const method = { reader_id, kind: 'google', value: sub, time_joined: now } as const
    const addresses = { email, authoritative_email: email }
    const login = await addLoginMethod(transaction, { ...method, ...addresses })
    return { ...login, isNew: !linked }
  })
}

const NONCE_MS = 10 * MINUTE_MS

/** Also deletes expired nonces. */
export async function insertNonce(db: Database, nonce: string, now: Date): Promise<void> {
  await db.deleteFrom('one_tap_nonce').where('expires_at', '<=', now.getTime()).execute()
  await db
    .insertInto('one_tap_nonce')
    .values({ nonce_hash: hashOf(nonce), expires_at: now.getTime() + NONCE_MS })
    .execute()
}

/** True when the nonce exists and has not expired. Deletes it, so that it works once. */
export async function consumeNonce(db: Database, nonce: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('one_tap_nonce')
    .where('nonce_hash', '=', hashOf(nonce))
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url')
}
