import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { MAX_WEEKS_BY_SEASON, matching, postgresRow } from './postgres-row.ts'
import { addPartitions, type Partition, partitionsOf } from './postgres-years.ts'
import { type RankedMatch, rankMatches } from './ranked-by.ts'
import {
  dayInSql,
  firstOfWeek,
  type IdRange,
  inEdition,
  outside,
  type SearchRange,
  weekOf,
} from './row-id.ts'
import { exactly, type SearchTerms } from './search-terms.ts'
import type { DayCount, TextIndex } from './text-index.ts'

/** Up to this many matches, the whole archive is searched in one query. */
const FEW = 4000
/** Weeks to search first for several words, to learn how often they occur together. */
const PROBED_WEEKS = 2
const PROBED_WEEKS_OF_EDITION = 16
const LIKELY_EDITIONS = 10

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
    await sql`
      create index if not exists search_article_words on search_article using gin (words)
      with (fastupdate = off)`.execute(db)
    await sql`analyze search_article`.execute(db)
    await sql`analyze search_word`.execute(db)
  },

  ranked: async (db, searchTerms, within, limit) => {
    const matches = await newest(db, searchTerms, within, limit)
    const oldest = matches.at(-1)?.id
    if (oldest === undefined) return []
    const exact = exactly(searchTerms)
    const same = { ...within, first: oldest }
    const exactMatches = exact ? await matchesIn(db, exact, same, limit) : matches
    const exactIds = new Set(exactMatches.map(({ id }) => id))
    return rankMatches(matches, searchTerms, exactIds, within)
  },

  byDate: async (db, searchTerms, within, { offset, limit }) => {
    const matches = await newest(db, searchTerms, within, offset + limit)
    return matches.slice(offset).map(({ id }) => id)
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

/** The newest matches. GIN returns matches unsorted, so common words are first searched in recent weeks only. */
async function newest(
  db: Database,
  searchTerms: SearchTerms,
  within: SearchRange,
  limit: number,
): Promise<RankedMatch[]> {
  const ends = await endsOf(db, within)
  const span = weekOf(ends.last) - weekOf(ends.first) + 1
  let weeks = weeksAtFirst(searchTerms, within, { span, limit })
  for (;;) {
    const first = firstOfWeek(within.publisher, weekOf(ends.last) - weeks + 1)
    const range = { ...within, first: Math.max(within.first, first) }
    const matches = await matchesIn(db, searchTerms, range, limit)
    if (matches.length >= limit || first <= within.first) return matches
    const wider = weeksFor((matches.length * span) / weeks, { span, limit })
    weeks = wider > weeks ? wider : Number.POSITIVE_INFINITY
  }
}

/** The ids of the title's oldest article and of the newest one in range. */
async function endsOf(db: Database, { publisher, last }: SearchRange): Promise<IdRange> {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select min(id) as oldest, max(id) as newest from search_article
    where id between ${firstOfWeek(publisher, 0)} and ${last}`.execute(db)
  return { first: rows[0]?.oldest ?? last, last: rows[0]?.newest ?? last }
}

interface Coverage {
  /** Length of the archive in weeks. */
  span: number
  limit: number
}

/** Number of weeks to search first. For one word it is computed from the word's frequency, otherwise it is fixed. */
function weeksAtFirst(
  { parts, atMost }: SearchTerms,
  { edition }: SearchRange,
  needed: Coverage,
): number {
  if (atMost <= FEW) return Number.POSITIVE_INFINITY
  const isOneWord = parts.length === 1 && parts[0]?.kind === 'word'
  if (!isOneWord) return edition === undefined ? PROBED_WEEKS : PROBED_WEEKS_OF_EDITION
  return weeksFor(edition === undefined ? atMost : atMost / LIKELY_EDITIONS, needed)
}

/** Number of weeks likely to hold `limit` matches, when the whole archive has `matching`. */
function weeksFor(matching: number, { span, limit }: Coverage): number {
  const weeks = Math.ceil((1.2 * limit * span) / matching)
  return matching > FEW && weeks <= MAX_WEEKS_BY_SEASON ? weeks : Number.POSITIVE_INFINITY
}

/** Searches the newest years first, and no more of them than have enough matches. */
async function matchesIn(
  db: Database,
  searchTerms: SearchTerms,
  within: SearchRange,
  limit: number,
): Promise<RankedMatch[]> {
  const partitions = await partitionsOf(db, within)
  // A query for each year would take longer than reading all of a few matches.
  if (searchTerms.atMost <= FEW) return matchesOf(db, searchTerms, within, { partitions, limit })
  const matches: RankedMatch[] = []
  for (const partition of partitions) {
    const area = { partitions: [partition], limit: limit - matches.length }
    matches.push(...(await matchesOf(db, searchTerms, within, area)))
    if (matches.length >= limit) break
  }
  return matches
}

async function matchesOf(
  db: Database,
  searchTerms: SearchTerms,
  within: SearchRange,
  { partitions, limit }: { partitions: readonly Partition[]; limit: number },
): Promise<RankedMatch[]> {
  if (partitions.length === 0) return []
  const id: RawBuilder<number> = sql`id`
  const condition = matching(searchTerms, within)
  const tables = partitions.map(
    ({ table }) => sql`select id, ranking from ${sql.table(table)} where ${condition}`,
  )
  // The materialised step makes PostgreSQL use the index on words first.
  const { rows } = await sql<RankedMatch>`
    with matched as materialized (${sql.join(tables, sql` union all `)})
    select id, ranking from matched
    -- Entries that an earlier release wrote meanwhile have none.
    where ranking is not null and id between ${within.first} and ${within.last}
      ${inEdition(id, within)} ${outside(id, within)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
