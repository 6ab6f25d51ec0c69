import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuditEntryTable } from './tables.ts'

export type AuditEntry = Selectable<AuditEntryTable>

export interface NewAuditEntry {
  who: string
  what: string
  why: string
  readerId: string | null
  details: object
  at: Date
}

/** In the transaction of the act itself: neither is there without the other. */
export async function noteAct(tx: Database, act: NewAuditEntry): Promise<void> {
  const { who, what, why, readerId, details, at } = act
  await tx
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      at: at.getTime(),
      ...{ who, what, why },
      reader_id: readerId,
      details: JSON.stringify(details),
    })
    .execute()
}

/** Oldest first. */
export async function actsOn(db: Database, readerId: string): Promise<AuditEntry[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
