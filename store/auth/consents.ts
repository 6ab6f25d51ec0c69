import { randomUUID } from 'node:crypto'
import type { Consent, ConsentFlags } from '#contract/consents.ts'
import type { Database } from '../database.ts'

export async function insertConsent(
  db: Database,
  readerId: string,
  consent: Consent,
  now: number,
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
      at: now,
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
    .limit(1)
    .executeTakeFirst()
  return row ? { [flag]: row[flag] === 1 } : {}
}

function toColumn(flag: boolean | undefined): number | null {
  return flag === undefined ? null : Number(flag)
}
