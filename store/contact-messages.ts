import type { Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import { contactAsKept } from '#domain/contact-as-kept.ts'
import type { Database } from './database.ts'
import type { ContactMessageTable } from './tables.ts'

export type StoredContactMessage = Selectable<ContactMessageTable>

export async function contactMessageWith(
  db: Database,
  by: { id: string } | { reference: string },
): Promise<StoredContactMessage | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['reference', by.reference] as const)
  return db.selectFrom('contact_message').selectAll().where(column, '=', value).executeTakeFirst()
}

/** False when a message with this id exists. */
export async function addContactMessage(
  tx: Database,
  message: StoredContactMessage,
): Promise<boolean> {
  const added = await tx
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Messages from visitors who were not signed in, matched by the contact that they entered. */
export async function messagesByContact(
  db: Database,
  contacts: readonly string[],
): Promise<StoredContactMessage[]> {
  const rows = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('reader_id', 'is', null)
    .execute()
  return rows.filter(({ contact }) => contacts.includes(contactAsKept(contact)))
}

/** Newest first. */
export async function contactMessagesOf(
  db: Database,
  publisher: PublisherCode,
  limit: number,
): Promise<StoredContactMessage[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('publisher', '=', publisher)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export async function forgetContactMessage(db: Database, reference: string): Promise<boolean> {
  const forgotten = await db
    .deleteFrom('contact_message')
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst()
  return forgotten !== undefined
}
