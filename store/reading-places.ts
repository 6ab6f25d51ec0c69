import { type Selectable, sql } from 'kysely'
import { MAX_READ_ARTICLES, MAX_READING_PLACES, ReadingPlace } from '#contract/reading-places.ts'
import type { Database } from './database.ts'
import { hasRowLocks } from './locks.ts'
import type { ReadingPlaceTable } from './tables.ts'

/** The places of many readers in all titles by reader, newest first. */
export async function readingPlacesOfReaders(
  db: Database,
  readerIds: readonly string[],
): Promise<Map<string, ReadingPlace[]>> {
  const rows = await db
    .selectFrom('reading_place')
    .selectAll()
    .where('reader_id', 'in', readerIds)
    .orderBy('updated_at', 'desc')
    .execute()
  const found = new Map<string, ReadingPlace[]>()
  for (const row of rows) {
    const newer = found.get(row.reader_id) ?? []
    newer.push(toReadingPlace(row))
    found.set(row.reader_id, newer)
  }
  return found
}

/** A place that the reader of a session has sent. */
export interface SentPlace {
  sessionHandle: string
  readerId: string
  place: ReadingPlace
}

/** The same for two places of one reader and issue. */
export function nameOfSent({ readerId, place }: Pick<SentPlace, 'readerId' | 'place'>): string {
  return `${readerId} ${place.publisher} ${place.edition_date} ${place.edition_number}`
}

/**
 * Merges places with the stored ones, in one statement: the page and article of the later one, and the articles read on
 * either. Their names must differ. Returns the merged places by name; those of sessions that have ended are missing.
 */
export async function mergeReadingPlaces(
  db: Database,
  sent: readonly SentPlace[],
  now: number,
): Promise<Map<string, ReadingPlace>> {
  const { rows } = await sql<Selectable<ReadingPlaceTable> & { kept: number }>`
    with owner as ${owners(db, sent, now)}
    insert into reading_place (
      reader_id, publisher, edition_date, edition_number,
      page_no, article_id, article_block, read_articles, updated_at
    )
    select owner.reader_id, column2, column3, column4, column5, column6, column7, column8, column9
    from (values ${sql.join(sent.map(valuesOf))}) as place
    join owner on owner.handle = place.column1
    where true
    order by 1, 2, 3, 4
    on conflict (reader_id, publisher, edition_date, edition_number) do update set
      page_no = ${ofLater('page_no')},
      article_id = ${ofLater('article_id')},
      article_block = ${ofLater('article_block')},
      updated_at = ${ofLater('updated_at')},
      read_articles = ${readOnEither(db)}
    returning *, (
      select count(*) from reading_place as other
      where other.reader_id = reading_place.reader_id and other.publisher = reading_place.publisher
    ) as kept
  `.execute(db)
  for (const row of rows) {
    if (Number(row.kept) > MAX_READING_PLACES) await forgetOldest(db, row)
  }
  const merged = rows.map((row) => [row.reader_id, toReadingPlace(row)] as const)
  return new Map(merged.map(([readerId, place]) => [nameOfSent({ readerId, place }), place]))
}

/**
 * The readers of sessions that have not ended. Locks the readers: an erasure locks them as well, so none of its places is
 * stored after it.
 */
function owners(db: Database, sent: readonly SentPlace[], now: number) {
  const handles = sent.map(({ sessionHandle }) => sessionHandle)
  const live = db
    .selectFrom('session')
    .innerJoin('reader', 'reader.id', 'session.reader_id')
    .select(['session.handle', 'session.reader_id'])
    .where('session.handle', 'in', handles)
    .where('session.expires_at', '>', now)
    .where('reader.erased_at', 'is', null)
    .orderBy('reader.id')
  return hasRowLocks(db) ? live.forShare(['reader']) : live
}

function valuesOf({ sessionHandle, place }: SentPlace) {
  const { publisher, edition_date, edition_number, page_no, article_id, article_block } = place
  const updated_at = new Date(place.updated_at).getTime()
  return sql`(
    ${sessionHandle}, ${publisher}, ${edition_date}, cast(${edition_number} as integer),
    cast(${page_no} as integer), cast(${article_id} as text),
    cast(${article_block} as double precision), ${JSON.stringify(place.read_articles)},
    cast(${updated_at} as bigint)
  )`
}

function ofLater(column: keyof ReadingPlaceTable) {
  const [sent, stored] = [sql.ref(`excluded.${column}`), sql.ref(`reading_place.${column}`)]
  return sql`case when excluded.updated_at > reading_place.updated_at then ${sent} else ${stored} end`
}

/** Both lists without repetition, as JSON. */
function readOnEither(db: Database) {
  const isPostgres = hasRowLocks(db)
  const listOfIds = isPostgres ? sql`json_agg(id)::text` : sql`json_group_array(id)`
  const idsIn = (column: string) =>
    isPostgres
      ? sql`json_array_elements_text(${sql.ref(column)}::json)`
      : sql`json_each(${sql.ref(column)})`
  return sql`coalesce((
    select ${listOfIds} from (
      select value as id from ${idsIn('reading_place.read_articles')}
      union select value from ${idsIn('excluded.read_articles')}
      order by id limit ${sql.lit(MAX_READ_ARTICLES)}
    ) as either
  ), '[]')`
}

type OfTitle = Pick<Selectable<ReadingPlaceTable>, 'reader_id' | 'publisher'>

async function forgetOldest(db: Database, { reader_id, publisher }: OfTitle): Promise<void> {
  const ofTitle = db
    .selectFrom('reading_place')
    .where('reader_id', '=', reader_id)
    .where('publisher', '=', publisher)
  const newest = await ofTitle
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .offset(MAX_READING_PLACES)
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await db
    .deleteFrom('reading_place')
    .where('reader_id', '=', reader_id)
    .where('publisher', '=', publisher)
    .where('updated_at', '<=', newest.updated_at)
    .execute()
}

function toReadingPlace(row: Selectable<ReadingPlaceTable>): ReadingPlace {
  return ReadingPlace.parse({
    ...row,
    read_articles: JSON.parse(row.read_articles),
    updated_at: new Date(row.updated_at).toISOString(),
  })
}
