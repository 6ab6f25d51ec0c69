import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { shortTransactions } from '../short-transactions.ts'
import type { Entry } from './entries.ts'
import { rankMatches } from './ranked-by.ts'
import { inEdition, outside, type SearchRange } from './row-id.ts'
import { exactly, type SearchTerms, tokensOf, tokensToMatch } from './search-terms.ts'
import { LEAD_WORDS, type TextIndex } from './text-index.ts'

/** All words; the words of the title; the words of title and lead. The smaller tables make ranking cheap. */
const TABLES = ['search_text', 'search_title', 'search_head'] as const
type Table = (typeof TABLES)[number]

/** Small enough for a short transaction. */
const PAGES_MERGED_AT_ONCE = 200

/** Uses FTS5, which returns rows sorted by id and can stop at the limit. Its bm25() ranking would visit every match. */
export const sqliteIndex: TextIndex = {
  prepare: (entries) => {
    // FTS5 flushes its buffer whenever an id is lower than the previous one.
    const inOrder = entries.toSorted((one, other) => one.id - other.id)
    return TABLES.map((table) =>
      JSON.stringify(
        inOrder.map((entry) => [entry.id, [...tokensOf(partFor[table](entry))].join(' ')]),
      ),
    )
  },

  add: async (db, prepared) => {
    for (const [index, table] of TABLES.entries()) {
      await sql`
        insert into ${sql.table(table)} (rowid, words)
        select value ->> 0, value ->> 1 from json_each(${prepared[index]})`.execute(db)
    }
  },

  remove: async (db, ids) => {
    for (const table of TABLES) {
      await sql`
        delete from ${sql.table(table)}
        where rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db)
    }
  },

  clear: async (db) => {
    for (const table of TABLES) {
      await sql`
        insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(db)
    }
  },

  beginRebuild: async () => {},

  endRebuild: async (db) => {
    const transactions = shortTransactions(db)
    for (const table of TABLES) {
      // A negative number merges everything into one segment, as 'optimize' would do in one transaction.
      let pages = -PAGES_MERGED_AT_ONCE
      while (await transactions.run(1, (transaction) => merge(transaction, table, pages))) {
        pages = PAGES_MERGED_AT_ONCE
      }
    }
  },

  ranked: async (db, searchTerms, within, limit) => {
    const page = { offset: 0, limit }
    const matches = await newest(db, 'search_text', matching(searchTerms), within, page)
    const oldest = matches.at(-1)
    if (oldest === undefined) return []
    const same = { ...within, first: oldest }
    const among = (table: Table, what = searchTerms) =>
      newest(db, table, matching(what), same, page)
    const exact = exactly(searchTerms)
    const ranks = {
      inTitle: await among('search_title'),
      inHead: await among('search_head'),
      exact: exact ? await among('search_text', exact) : matches,
    }
    return rankMatches(matches, ranks, within.ownEdition)
  },

  byDate: (db, searchTerms, within, page) =>
    newest(db, 'search_text', matching(searchTerms), within, page),
}

const partFor: Record<Table, (entry: Entry) => Pick<Entry, 'title' | 'text'>> = {
  search_text: (entry) => entry,
  search_title: ({ title }) => ({ title, text: [] }),
  search_head: ({ title, text }) => ({ title, text: text.slice(0, LEAD_WORDS) }),
}

/** Merges some pages. False when nothing is left to merge: FTS5 then changes fewer than 2 rows. */
async function merge(db: Database, table: Table, pages: number): Promise<boolean> {
  const before = await totalChanges(db)
  await sql`
    insert into ${sql.table(table)} (${sql.ref(table)}, rank)
    values ('merge', ${whole(pages)})`.execute(db)
  return (await totalChanges(db)) - before >= 2
}

async function totalChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db)
  return rows[0]?.changes ?? 0
}

async function newest(
  db: Database,
  table: Table,
  expression: string,
  within: SearchRange,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const id: RawBuilder<number> = sql`rowid`
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${sql.table(table)}
    where ${sql.ref(table)} match ${expression}
      and rowid between ${whole(within.first)} and ${whole(within.last)}
      ${inEdition(id, within)} ${outside(id, within)}
    order by rowid desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.id)
}

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
