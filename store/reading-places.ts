import type { Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import { MAX_READING_PLACES, ReadingPlace } from '#contract/reading-places.ts'
import { mergePlaces } from '#domain/reading-places.ts'
import type { Database } from './database.ts'
import { lockReader } from './locks.ts'
import type { ReadingPlaceTable } from './tables.ts'

/** Newest first. */
export async function readingPlacesOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<ReadingPlace[]> {
  const rows = await newestFirst(db, readerId, publisher)
    .selectAll()
    .limit(MAX_READING_PLACES)
    .execute()
  return rows.map(toReadingPlace)
}

/** Merges a place with the stored one of the same issue, and forgets the oldest places. */
export async function mergeReadingPlace(
  db: Database,
  readerId: string,
  place: ReadingPlace,
): Promise<ReadingPlace> {
  return db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    const row = await newestFirst(tx, readerId, place.publisher)
      .selectAll()
      .where('edition_date', '=', place.edition_date)
      .where('edition_number', '=', place.edition_number)
      .executeTakeFirst()
    const merged = row ? mergePlaces(toReadingPlace(row), place) : place
    const { publisher, edition_date, edition_number, ...rest } = merged
    const values = {
      ...rest,
      read_articles: JSON.stringify(rest.read_articles),
      updated_at: new Date(rest.updated_at).getTime(),
    }
    await tx
      .insertInto('reading_place')
      .values({ reader_id: readerId, publisher, edition_date, edition_number, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['reader_id', 'publisher', 'edition_date', 'edition_number'])
          .doUpdateSet(values),
      )
      .execute()
    await forgetOldest(tx, readerId, publisher)
    return merged
  })
}

async function forgetOldest(tx: Database, readerId: string, publisher: PublisherCode) {
  const first = await newestFirst(tx, readerId, publisher)
    .select('updated_at')
    .offset(MAX_READING_PLACES)
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  await tx
    .deleteFrom('reading_place')
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .where('updated_at', '<=', first.updated_at)
    .execute()
}

function newestFirst(db: Database, readerId: string, publisher: PublisherCode) {
  return db
    .selectFrom('reading_place')
    .where('reader_id', '=', readerId)
    .where('publisher', '=', publisher)
    .orderBy('updated_at', 'desc')
}

function toReadingPlace(row: Selectable<ReadingPlaceTable>): ReadingPlace {
  return ReadingPlace.parse({
    ...row,
    read_articles: JSON.parse(row.read_articles),
    updated_at: new Date(row.updated_at).toISOString(),
  })
}
