import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { withoutContacts } from '#domain/without-contacts.ts'
import type { Database } from './database.ts'
import type { AuditEntryTable } from './payments/tables.ts'

export type AuditEntry = Selectable<AuditEntryTable>

export interface NewAuditEntry {
  who: string
  what: string
  why: string
  readerId: string | null
  details: object
  at: Date
}

/** Call in the transaction of the action itself, so that both are committed or neither is. */
export async function addAuditEntry(tx: Database, act: NewAuditEntry): Promise<void> {
  const { who, what, why, readerId, details, at } = act
  await tx
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      at: at.getTime(),
      who,
      what,
      why,
      reader_id: readerId,
      details: JSON.stringify(details),
    })
    .execute()
}

/** Oldest first. */
export async function auditEntriesOf(db: Database, readerId: string): Promise<AuditEntry[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Removes addresses and numbers from the audit entries of an erased reader. */
export async function removeContactsFromAudit(tx: Database, readerId: string): Promise<void> {
  for (const { id, why } of await auditEntriesOf(tx, readerId)) {
    const left = withoutContacts(why)
    await tx.updateTable('audit_entry').set({ why: left }).where('id', '=', id).execute()
  }
}
