import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { lockReader } from '../locks.ts'
import { addContactNotices } from './contact-notices.ts'
import { insertContactUndo } from './contact-undo.ts'
import type { Contact } from './contacts.ts'
import { forgetOtherDevices } from './known-devices.ts'
import { addLoginMethod, lockContact } from './login-methods.ts'
import { authUserOf, readerWith } from './readers.ts'
import { deleteSessionsOf, recordSecurityEvent, sessionIsLive } from './sessions.ts'

interface ContactChange {
  readerId: string
  contact: Contact
  now: Date
}

interface ChangeBySession extends ContactChange {
  sessionHandle: string
  /** Device hashes of the browser that makes the change. It remains a known device. */
  deviceHashes: readonly string[]
  address_prefix: string
  /** The title at whose address the reader makes the change. */
  publisher?: PublisherCode
}

export type ContactChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'unchanged' }
  | { kind: 'taken' }
  | { kind: 'session-ended' }

/** The reader has proved that the contact is theirs. Ends their other sessions and forgets their other devices. */
export async function changeContact(
  db: Database,
  change: ChangeBySession,
): Promise<ContactChangeOutcome> {
  const { readerId, sessionHandle, deviceHashes, address_prefix, publisher, now } = change
  return db.transaction().execute(async (tx): Promise<ContactChangeOutcome> => {
    await lockReader(tx, readerId)
    // Checked under the lock: an undo that has just committed ended the session.
    const isLive = await sessionIsLive(tx, sessionHandle, now.getTime())
    if (!isLive) return { kind: 'session-ended' }
    const replaced = await replaceContact(tx, change)
    if (replaced.kind !== 'changed') return replaced
    await addContactNotices(tx, { readerId, ...replaced, now, publisher })
    await deleteSessionsOf(tx, readerId, sessionHandle)
    await forgetOtherDevices(tx, readerId, deviceHashes)
    await recordSecurityEvent(tx, {
      kind: 'contact-changed',
      reader_id: readerId,
      session_handle: sessionHandle,
      address_prefix,
      at: now.getTime(),
    })
    return { kind: 'changed' }
  })
}

/** A change by an operator, in the caller's transaction. Notifies the old and the new contact, and ends every session. */
export async function changeContactForReader(
  tx: Database,
  change: ContactChange,
): Promise<ContactChangeOutcome> {
  const { readerId, contact, now } = change
  await lockReader(tx, readerId)
  const replaced = await replaceContact(tx, change)
  if (replaced.kind !== 'changed') return replaced
  const { undoId, to } = replaced
  await addContactNotices(tx, { readerId, undoId, to: [...to, contact], now })
  await deleteSessionsOf(tx, readerId)
  await forgetOtherDevices(tx, readerId, [])
  await recordSecurityEvent(tx, {
    kind: 'contact-changed',
    reader_id: readerId,
    session_handle: null,
    address_prefix: null,
    at: now.getTime(),
  })
  return { kind: 'changed' }
}

type ReplacementOutcome =
  | { kind: 'changed'; undoId: string; to: Contact[] }
  | { kind: 'unchanged' }
  | { kind: 'taken' }

/** `to` lists the contacts to notify: the old contact, or all others when there was none of this kind. */
async function replaceContact(
  tx: Database,
  { readerId, contact, now }: ContactChange,
): Promise<ReplacementOutcome> {
  await lockContact(tx, contact.value, now.getTime())
  const owner = await readerWith(tx, contact)
  if (owner !== undefined && owner !== readerId) return { kind: 'taken' }
  const from = await replaceMethod(tx, { readerId, contact, now })
  if (from === contact.value) return { kind: 'unchanged' }
  const undoId = await insertContactUndo(tx, { readerId, from, to: contact, now })
  const to =
    from === null ? await otherContacts(tx, readerId, contact) : [{ ...contact, value: from }]
  return { kind: 'changed', undoId, to }
}

/** Keeps the id of the login method, because sessions refer to it. */
async function replaceMethod(
  tx: Database,
  { readerId, contact: { kind, value }, now }: ContactChange,
): Promise<string | null> {
  const old = await tx
    .selectFrom('login_method')
    .select(['id', 'value'])
    .where('reader_id', '=', readerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (old) {
    await tx.updateTable('login_method').set({ value }).where('id', '=', old.id).execute()
    return old.value
  }
  const time_joined = now.getTime()
  await addLoginMethod(tx, { reader_id: readerId, kind, value, time_joined })
  return null
}

async function otherContacts(tx: Database, readerId: string, contact: Contact): Promise<Contact[]> {
  const { emails, phoneNumbers } = await authUserOf(tx, readerId)
  return [
    ...emails.map((value): Contact => ({ kind: 'email', value })),
    ...phoneNumbers.map((value): Contact => ({ kind: 'phone', value })),
  ].filter(({ value }) => value !== contact.value)
}
