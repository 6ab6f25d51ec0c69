import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Change } from '#contract/desk/changes.ts'
import type { ChangeOrigin } from '#contract/desk/log.ts'
import type { Database } from '../database.ts'
import type { AuditTables } from './tables.ts'

/** Who makes a change, and from where. */
export interface ChangeAuthor {
  actor: `staff:${string}` | `command:${string}`
  from: ChangeOrigin
}

export interface NewChange {
  change: Change
  author: ChangeAuthor
  at: Date
}

/** Who makes a change, and when. */
export type ChangeAct = Pick<NewChange, 'author' | 'at'>

/**
 * Adds an entry to the audit log. Call it in the transaction of the change, after all other writes: it locks the head of
 * the log until the transaction ends.
 */
export async function recordChange(tx: Database, { change, author, at }: NewChange): Promise<void> {
  const { action, object, before, after } = change
  const head = await lockHead(tx)
  const person = { salt: randomBytes(16).toString('hex'), content: JSON.stringify(author.from) }
  const entry = {
    seq: head.seq + 1,
    at: at.getTime(),
    actor: author.actor,
    action,
    publisher: 'publisher' in object ? object.publisher : null,
    edition_id: 'edition' in object ? object.edition : null,
    reader_id: 'reader_id' in object ? object.reader_id : null,
    content: JSON.stringify({ object, before, after }),
    person_hash: hashOfPerson(person),
    previous_hash: head.hash,
  }
  const hash = hashOfEntry(entry)
  await tx
    .insertInto('audit_change')
    .values({ ...entry, hash })
    .execute()
  await tx
    .insertInto('audit_person')
    .values({ seq: entry.seq, at: entry.at, ...person })
    .execute()
  await tx.updateTable('audit_head').set({ seq: entry.seq, hash }).where('id', '=', HEAD).execute()
}

/** The only row of `audit_head`. */
const HEAD = 1

/** Creates the head with the first entry. The conflicting insert locks the row. */
async function lockHead(
  tx: Database,
): Promise<Pick<Selectable<AuditTables['audit_head']>, 'seq' | 'hash'>> {
  return tx
    .insertInto('audit_head')
    .values({ id: HEAD, seq: 0, hash: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: HEAD }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
}

export async function headOf(db: Database): Promise<{ seq: number; hash: string }> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
  return head ?? { seq: 0, hash: '' }
}

type HashedEntry = Omit<Selectable<AuditTables['audit_change']>, 'hash'>

export function hashOfEntry(entry: HashedEntry): string {
  const { seq, at, actor, action, publisher, edition_id, reader_id, content } = entry
  const values = [seq, at, actor, action, publisher, edition_id, reader_id, content]
  return sha256(JSON.stringify([...values, entry.person_hash, entry.previous_hash]))
}

export function hashOfPerson({ salt, content }: { salt: string; content: string }): string {
  return sha256(`${salt} ${content}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
