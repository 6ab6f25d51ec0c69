import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { newestIds, newestMatches } from './postgres-newest.ts'
import { matching, postgresRow } from './postgres-row.ts'
import { addPartitions, EVERY_ID, partitionsOf } from './postgres-years.ts'
import { rankMatches } from './ranked-by.ts'
import { dayInSql, outside } from './row-id.ts'
import type { DayCount, TextIndex } from './text-index.ts'

/** Builds tsvectors word by word, because PostgreSQL's parser splits Kannada words. */
export const postgresIndex: TextIndex = {
  prepare: (entries) => [
    JSON.stringify(entries.map(postgresRow)),
    entries.map(({ id }) => id).join(','),
  ],

  add: async (db, [rows, ids = '']) => {
    if (ids === '') return
    await addPartitions(db, ids.split(',').map(Number))
    await sql`
      insert into search_article (id, words, ranking, title, lead)
      select (entry ->> 0)::bigint, (entry ->> 1)::tsvector, decode(entry ->> 2, 'hex'),
        -- Earlier releases ranked by these.
        '{}', '{}'
      from json_array_elements(${rows}::json) as entry`.execute(db)
  },

  remove: async (db, ids) => {
    await sql`
      delete from search_article
      where id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`.execute(
      db,
    )
  },

  clear: async (db) => {
    await sql`truncate search_article`.execute(db)
  },

  beginRebuild: async (db) => {
    await sql`drop index if exists search_article_words`.execute(db)
  },

  endRebuild: async (db) => {
    // One year after the other, so that each locks its year only. The index of the whole table then consists of these.
    for (const { table } of await partitionsOf(db, EVERY_ID)) await createIndex(db, table)
    await createIndex(db, 'search_article')
    await sql`analyze search_article`.execute(db)
    await sql`analyze search_word`.execute(db)
  },

  ranked: async (db, searchTerms, within, limit) => {
    const matches = await newestMatches(db, { terms: searchTerms, within, limit })
    return rankMatches(matches, searchTerms, matches.exact, within)
  },

  byDate: async (db, searchTerms, within, { offset, limit }) => {
    const ids = await newestIds(db, { terms: searchTerms, within, limit: offset + limit })
    return ids.slice(offset)
  },

  countByDay: async (db, searchTerms, within) => {
    const id: RawBuilder<number> = sql`id`
    const { rows } = await sql<DayCount>`
      with matched as materialized (
        select id from search_article where ${matching(searchTerms, within)}
      )
      select ${dayInSql(id)}::integer as day, count(*)::integer as articles from matched
      where id between ${within.first} and ${within.last} ${outside(id, within)}
      group by 1`.execute(db)
    return rows
  },
}

/** With the usual 64 MB, PostgreSQL would write the same words to the index again and again. */
const BUILD_MEMORY = '256MB'

function createIndex(db: Database, table: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`
      select set_config('maintenance_work_mem', ${BUILD_MEMORY}, true)
      where pg_size_bytes(current_setting('maintenance_work_mem')) < pg_size_bytes(${BUILD_MEMORY})`.execute(
      transaction,
    )
    await sql`
      create index if not exists ${sql.id(`${table}_words`)} on ${sql.table(table)} using gin (words)
      with (fastupdate = off)`.execute(transaction)
  })
}
