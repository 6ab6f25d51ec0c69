import { FirstName } from '#contract/auth.ts'
import { EmailAddress } from '#contract/contact-details.ts'
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

export type GoogleSignIn =
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
  const known = await loginMethodWith(db, 'google', sub)
  if (known) {
    if (email && isAuthoritative) await saveGoogleEmail(db, known, email)
    return { kind: 'signed-in', reader: { ...known, isNew: false } }
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
    const known = await addLoginMethod(transaction, { ...method, ...addresses })
    return { ...known, isNew: !linked }
  })
}
