import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { shortTransactions } from '../short-transactions.ts'
import { type RankedMatches, rankMatches } from './ranked-by.ts'
import { rankingRow } from './ranking-row.ts'
import { dayInSql, inEdition, outside, type SearchRange } from './row-id.ts'
import { exactly, type SearchTerms, tokensOf, tokensToMatch } from './search-terms.ts'
import type { DayCount, TextIndex } from './text-index.ts'

/** Full-text tables by which earlier releases ranked. */
const FORMER_TABLES = ['search_title', 'search_head']

/** Small enough for a short transaction. */
const PAGES_MERGED_AT_ONCE = 200

/** Uses FTS5, which returns rows sorted by id and can stop at the limit. Its bm25() ranking would visit every match. */
export const sqliteIndex: TextIndex = {
  prepare: (entries) => {
    // FTS5 flushes its buffer whenever an id is lower than the previous one.
    const inOrder = entries.toSorted((one, other) => one.id - other.id)
    const rows = inOrder.map((entry) => [
      entry.id,
      [...tokensOf(entry)].join(' '),
      rankingRow(entry.fields),
    ])
    return [JSON.stringify(rows)]
  },

  add: async (db, [rows]) => {
    await sql`
      insert into search_text (rowid, words)
      select value ->> 0, value ->> 1 from json_each(${rows})`.execute(db)
    await sql`
      insert into search_ranking (id, ranking)
      select value ->> 0, unhex(value ->> 2) from json_each(${rows})`.execute(db)
  },

  remove: async (db, ids) => {
    const removed = sql`(select value from json_each(${JSON.stringify(ids)}))`
    await sql`delete from search_text where rowid in ${removed}`.execute(db)
    await sql`delete from search_ranking where id in ${removed}`.execute(db)
  },

  clear: async (db) => {
    for (const table of ['search_text', ...FORMER_TABLES]) {
      await sql`
        insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(db)
    }
    await sql`delete from search_ranking`.execute(db)
  },

  beginRebuild: async () => {},

  endRebuild: async (db) => {
    const transactions = shortTransactions(db)
    // A negative number merges everything into one segment, as 'optimize' would do in one transaction.
    let pages = -PAGES_MERGED_AT_ONCE
    while (await transactions.run(1, (transaction) => merge(transaction, pages))) {
      pages = PAGES_MERGED_AT_ONCE
    }
  },

  ranked: (db, searchTerms, within, limit) =>
    rankNewest(db, searchTerms, within, (terms, area) =>
      newest(db, matching(terms), area, { offset: 0, limit }),
    ),

  byDate: (db, searchTerms, within, page) => newest(db, matching(searchTerms), within, page),

  countByDay: async (db, searchTerms, within) => {
    const id: RawBuilder<number> = sql`rowid`
    const { rows } = await sql<DayCount>`
      select ${dayInSql(id)} as day, count(*) as articles from search_text
      where search_text match ${matching(searchTerms)}
        and rowid between ${whole(within.first)} and ${whole(within.last)}
        ${outside(id, within)}
      group by 1`.execute(db)
    return rows
  },
}

/** The matches that `find` finds, the newest first, by score. */
export async function rankNewest(
  db: Database,
  searchTerms: SearchTerms,
  within: SearchRange,
  find: (searchTerms: SearchTerms, within: SearchRange) => Promise<number[]>,
): Promise<number[]> {
  const ids = await find(searchTerms, within)
  const oldest = ids.at(-1)
  if (oldest === undefined) return []
  const exact = exactly(searchTerms)
  const exactIds = typeof exact === 'object' ? await find(exact, { ...within, first: oldest }) : ids
  const isExact = new Set(exact === 'none' ? [] : exactIds)
  return rankMatches(await withRanking(db, ids), searchTerms, isExact, within)
}

/** Their ranking rows as one value: the driver takes longer for a thousand rows. */
async function withRanking(db: Database, ids: readonly number[]): Promise<RankedMatches> {
  const { rows } = await sql<{ ids: string; rankings: string | null }>`
    select json_group_array(id) as ids, group_concat(hex(ranking), '') as rankings from (
      select id, ranking from search_ranking
      where id in (select value from json_each(${JSON.stringify(ids)}))
      order by id desc
    )`.execute(db)
  const [found] = rows
  return {
    ids: Ids.parse(JSON.parse(found?.ids ?? '[]')),
    rankings: Buffer.from(found?.rankings ?? '', 'hex'),
  }
}

/** Merges some pages. False when nothing is left to merge: FTS5 then changes fewer than 2 rows. */
async function merge(db: Database, pages: number): Promise<boolean> {
  const before = await totalChanges(db)
  await sql`
    insert into search_text (search_text, rank) values ('merge', ${whole(pages)})`.execute(db)
  return (await totalChanges(db)) - before >= 2
}

async function totalChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db)
  return rows[0]?.changes ?? 0
}

async function newest(
  db: Database,
  expression: string,
  within: SearchRange,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const id: RawBuilder<number> = sql`rowid`
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(id) as ids from (
      select rowid as id from search_text
      where search_text match ${expression}
        and rowid between ${whole(within.first)} and ${whole(within.last)}
        ${inEdition(id, within)} ${outside(id, within)}
      order by rowid desc limit ${limit} offset ${offset}
    )`.execute(db)
  return Ids.parse(JSON.parse(rows[0]?.ids ?? '[]'))
}

const Ids = z.array(z.number())

/** libsql binds a number as REAL, and FTS5 uses only integers for its rowid range. */
function whole(value: number): bigint {
  return BigInt(value)
}

function matching({ parts }: SearchTerms): string {
  return parts
    .map((part) => tokensToMatch(part).map((tokens) => `(${tokens.map(quoted).join(' AND ')})`))
    .map((lists) => `(${lists.join(' OR ')})`)
    .join(' AND ')
}

function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}
