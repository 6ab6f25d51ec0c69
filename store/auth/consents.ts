import { randomUUID } from 'node:crypto'
import type { Consent, ConsentFlags } from '#contract/consents.ts'
import type { Database } from '../database.ts'

interface NewConsent {
  readerId: string
  consent: Consent
  /** The sentences that it answers; none when their language is unknown. */
  sentences: object | undefined
  /** What was ticked before the reader touched it. */
  prechecked: readonly string[]
  at: Date
}

/** Rows are only ever added. */
export async function insertConsent(
  db: Database,
  { readerId, consent, sentences, prechecked, at }: NewConsent,
): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      id: randomUUID(),
      reader_id: readerId,
      act: consent.act,
      terms_version: consent.terms_version ?? null,
      receiveMarketingAndPromitionalEmail: toColumn(consent.receiveMarketingAndPromitionalEmail),
      dhNewsLetterTopNewsOfTheDay: toColumn(consent.dhNewsLetterTopNewsOfTheDay),
      at: at.getTime(),
      wording: sentences ? JSON.stringify(sentences) : null,
      language: consent.language ?? null,
      prechecked: JSON.stringify(prechecked),
    })
    .execute()
}

/** What the reader last said about each newsletter, as far as they have said. */
export async function consentFlagsOf(
  db: Database,
  readerId: string,
): Promise<Partial<ConsentFlags>> {
  return {
    ...(await lastSaid(db, readerId, 'receiveMarketingAndPromitionalEmail')),
    ...(await lastSaid(db, readerId, 'dhNewsLetterTopNewsOfTheDay')),
  }
}

async function lastSaid(
  db: Database,
  readerId: string,
  flag: keyof ConsentFlags,
): Promise<Partial<ConsentFlags>> {
  const row = await db
    .selectFrom('consent')
    .select(flag)
    .where('reader_id', '=', readerId)
    .where(flag, 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { [flag]: row[flag] === 1 } : {}
}

function toColumn(flag: boolean | undefined): number | null {
  return flag === undefined ? null : Number(flag)
}
