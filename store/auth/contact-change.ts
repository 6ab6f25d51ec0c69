import type { Database } from '../database.ts'
import type { Contact } from './contact.ts'
import { addLoginMethod, lockContact } from './login-methods.ts'
import { readerWith } from './readers.ts'
import { recordSecurityEvent } from './security-events.ts'

interface ContactChange {
  readerId: string
  sessionHandle: string
  contact: Contact
  address_prefix: string
  now: number
}

export type Changed = { kind: 'changed'; from: string | undefined } | { kind: 'taken' }

/** The reader's contact of that kind becomes this one, which they have just proved to be theirs. */
export async function changeContact(db: Database, change: ContactChange): Promise<Changed> {
  const { readerId, contact, now } = change
  return db.transaction().execute(async (transaction): Promise<Changed> => {
    await lockContact(transaction, contact.value, now)
    const owner = await readerWith(transaction, contact)
    if (owner !== undefined && owner !== readerId) return { kind: 'taken' }
    const from = await replaceMethod(transaction, change)
    await recordSecurityEvent(transaction, {
      kind: 'contact-changed',
      reader_id: readerId,
      session_handle: change.sessionHandle,
      address_prefix: change.address_prefix,
      at: now,
    })
    return { kind: 'changed', from }
  })
}

/** The method keeps its id, by which sessions know it. */
async function replaceMethod(
  transaction: Database,
  { readerId, contact: { kind, value }, now }: ContactChange,
): Promise<string | undefined> {
  const old = await transaction
    .selectFrom('login_method')
    .select(['id', 'value'])
    .where('reader_id', '=', readerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (old) {
    await transaction.updateTable('login_method').set({ value }).where('id', '=', old.id).execute()
    return old.value
  }
  await addLoginMethod(transaction, { reader_id: readerId, kind, value, time_joined: now })
  return undefined
}
