import { randomUUID } from 'node:crypto'
import type { Consent, ConsentFlags } from '#contract/consents.ts'
import type { Database } from '../database.ts'

interface NewConsent {
  readerId: string
  consent: Consent
  /** The sentences that were shown beside the boxes; undefined when their language is unknown. */
  sentences: object | undefined
  /** The boxes that were ticked by default. */
  prechecked: readonly string[]
  at: Date
}

/** Append-only: consents are never updated. */
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

/** The reader's latest choice for each newsletter; a flag is missing when they never chose. */
export async function consentFlagsOf(
  db: Database,
  readerId: string,
): Promise<Partial<ConsentFlags>> {
  return {
    ...(await lastAnswer(db, readerId, 'receiveMarketingAndPromitionalEmail')),
    ...(await lastAnswer(db, readerId, 'dhNewsLetterTopNewsOfTheDay')),
  }
}

async function lastAnswer(
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
