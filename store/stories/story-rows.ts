import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../locks.ts'
import type { IdRange } from '../search/row-id.ts'
import type { StoryArticleTable } from './tables.ts'

/** A row to write, or to delete. */
export interface StoryRowChange {
  id: number
  row: StoryArticleTable | undefined
}

type StoryRow = Pick<StoryArticleTable, 'story_id' | 'section' | 'section_kn'>

const StoryRows = z.array(z.tuple([z.number(), z.number(), z.string(), z.string().nullable()]))

/** The stories of articles, by their place. An article that was published a moment ago may have none yet. */
export async function storiesOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, StoryRow>> {
  // As one value: the drivers take longer for a thousand rows.
  const list = hasRowLocks(db)
    ? sql<string>`json_agg(json_build_array(id, story_id, section, section_kn))::text`
    : sql<string>`json_group_array(json_array(id, story_id, section, section_kn))`
  const { rows } = await db
    .selectFrom('story_article')
    .select(list.as('rows'))
    .where(isOneOf(db, 'id', ids))
    .executeTakeFirstOrThrow()
  return new Map(
    StoryRows.parse(JSON.parse(rows ?? '[]')).map(([id, story_id, section, section_kn]) => [
      id,
      { story_id, section, section_kn },
    ]),
  )
}

/** The stories of articles with one of these texts, by the hash of the text. */
export async function storiesByText(
  db: Database,
  hashes: readonly number[],
  { first, last }: IdRange,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('story_article')
    .select(['text_hash', 'story_id'])
    .where(isOneOf(db, 'text_hash', hashes))
    .where('id', '>=', first)
    .where('id', '<=', last)
    // The oldest one counts.
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ text_hash, story_id }) => [text_hash ?? 0, story_id]))
}

/** Replaces the stories of these articles. `row` is missing if the article has none any more. */
export async function replaceStoryRows(
  transaction: Database,
  changes: readonly StoryRowChange[],
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const rows = changes.flatMap(({ row }) => row ?? [])
  await transaction
    .deleteFrom('story_article')
    .where(isOneOf(transaction, 'id', ids))
    .execute()
  if (rows.length === 0) return
  const columns = sql`id, article_id, story_id, text_hash, anchors, section, section_kn`
  const list = JSON.stringify(rows)
  await (hasRowLocks(transaction)
    ? sql`
        insert into story_article (${columns})
        select ${columns} from json_populate_recordset(null::story_article, ${list}::json)`
    : sql`
        insert into story_article (${columns})
        select value ->> 'id', value ->> 'article_id', value ->> 'story_id', value ->> 'text_hash',
          value ->> 'anchors', value ->> 'section', value ->> 'section_kn'
        from json_each(${list})`
  ).execute(transaction)
}

/** Whether a column has one of the numbers. They are one bound value, however many they are. */
export function isOneOf(
  db: Database,
  column: string,
  numbers: readonly number[],
): RawBuilder<boolean> {
  return hasRowLocks(db)
    ? sql`${sql.ref(column)} = any(${`{${numbers.join(',')}}`}::bigint[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`
}
