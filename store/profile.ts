import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from './database.ts'

export async function preferredEditionOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<number | null> {
  const row = await db
    .selectFrom('preferred_edition')
    .select('edition_id')
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .executeTakeFirst()
  return row?.edition_id ?? null
}

interface Preference {
  reader_id: string
  publisher: PublisherCode
  edition_id: number
}

/** False when the title has no such edition. */
export async function savePreferredEdition(db: Database, preference: Preference): Promise<boolean> {
  const { publisher, edition_id } = preference
  const edition = await db
    .selectFrom('edition')
    .select('id')
    .where('publisher', '=', publisher)
    .where('id', '=', edition_id)
    .executeTakeFirst()
  if (!edition) return false
  await db
    .insertInto('preferred_edition')
    .values(preference)
    .onConflict((conflict) =>
      conflict.columns(['reader_id', 'publisher']).doUpdateSet({ edition_id }),
    )
    .execute()
  return true
}
