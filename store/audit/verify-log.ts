import type { Database } from '../database.ts'
import { hashOfEntry, hashOfPerson, headOf } from './record-change.ts'

const ENTRIES_AT_ONCE = 1000

export type LogVerdict =
  | { kind: 'intact'; entries: number; head: string }
  /** `number` is the first entry that is wrong or missing. */
  | { kind: 'broken'; number: number; fault: string }

/**
 * Computes every hash of the audit log again. `knownHash` is a head that an earlier run printed: without one, a log that
 * was rewritten from its first entry on looks intact.
 */
export async function verifyLog(db: Database, knownHash?: string): Promise<LogVerdict> {
  // Read first: entries that are added meanwhile are not examined.
  const head = await headOf(db)
  let previous = { seq: 0, hash: '' }
  let isKnownFound = knownHash === undefined
  while (previous.seq < head.seq) {
    const entries = await entriesAfter(db, previous.seq, head.seq)
    if (entries.length === 0) return broken(previous.seq + 1, 'the entry is missing')
    for (const { salt, person, ...entry } of entries) {
      if (entry.seq !== previous.seq + 1) return broken(previous.seq + 1, 'the entry is missing')
      if (entry.previous_hash !== previous.hash) {
        return broken(entry.seq, 'it does not continue the entry before')
      }
      if (hashOfEntry(entry) !== entry.hash) return broken(entry.seq, 'its content was changed')
      const isErased = salt === null || person === null
      if (!isErased && hashOfPerson({ salt, content: person }) !== entry.person_hash) {
        return broken(entry.seq, 'from where it was made was changed')
      }
      isKnownFound ||= entry.hash === knownHash
      previous = entry
    }
  }
  if (previous.hash !== head.hash)
    return broken(head.seq, 'it is not the last entry that was written')
  const beyond = await entriesAfter(db, head.seq, Number.MAX_SAFE_INTEGER)
  const [extra] = beyond
  if (extra && (await headOf(db)).seq === head.seq) return broken(extra.seq, 'it was added by hand')
  if (!isKnownFound) return broken(1, `no entry has the hash ${knownHash}: the log was rewritten`)
  return { kind: 'intact', entries: head.seq, head: head.hash }
}

function broken(number: number, fault: string): LogVerdict {
  return { kind: 'broken', number, fault }
}

async function entriesAfter(db: Database, after: number, last: number) {
  return db
    .selectFrom('audit_change')
    .leftJoin('audit_person', 'audit_person.seq', 'audit_change.seq')
    .selectAll('audit_change')
    .select(['audit_person.salt', 'audit_person.content as person'])
    .where('audit_change.seq', '>', after)
    .where('audit_change.seq', '<=', last)
    .orderBy('audit_change.seq')
    .limit(ENTRIES_AT_ONCE)
    .execute()
}
