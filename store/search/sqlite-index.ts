import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { shortTransactions } from '../short-transactions.ts'
import type { Entry } from './entries.ts'
import { rankedBy } from './ranked-by.ts'
import { inEdition, outside, type Within } from './row-id.ts'
import { exactly, type SearchTerms, tokensOf, tokensWanted } from './search-terms.ts'
import { LEAD_WORDS, type TextIndex } from './text-index.ts'

/** Everything, and the same for the title, and for title and lead: smaller, and so the ranking costs little. */
const TABLES = ['search_text', 'search_title', 'search_head'] as const
type Table = (typeof TABLES)[number]

/** Few enough to be written within a short transaction. */
const PAGES_MERGED_AT_ONCE = 200

/** FTS5, whose rows are in the order of their ids: it stops at the limit. Its bm25() would count every match. */
export const sqliteIndex: TextIndex = {
  prepare: (entries) => {
    // FTS5 writes out all it has whenever an id is lower than the one before.
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

  ranked: async (db, wanted, within, limit) => {
    const page = { offset: 0, limit }
    const matches = await newest(db, 'search_text', matching(wanted), within, page)
    const oldest = matches.at(-1)
    if (oldest === undefined) return []
    const same = { ...within, first: oldest }
    const among = (table: Table, what = wanted) => newest(db, table, matching(what), same, page)
    const exact = exactly(wanted)
    const ranks = {
      inTitle: await among('search_title'),
      inHead: await among('search_head'),
      exact: exact ? await among('search_text', exact) : matches,
    }
    return rankedBy(matches, ranks, within.ownEdition)
  },

  byDate: (db, wanted, within, page) => newest(db, 'search_text', matching(wanted), within, page),
}

const partFor: Record<Table, (entry: Entry) => Pick<Entry, 'title' | 'text'>> = {
  search_text: (entry) => entry,
  search_title: ({ title }) => ({ title, text: [] }),
  search_head: ({ title, text }) => ({ title, text: text.slice(0, LEAD_WORDS) }),
}

/** Continues merging; false where there was nothing left to merge, which FTS5 tells by the rows it changed. */
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
  within: Within,
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

/** A number goes to SQLite as a real one, and FTS5 makes use of whole ones only. */
function whole(value: number): bigint {
  return BigInt(value)
}

function matching({ parts }: SearchTerms): string {
  return parts
    .map((part) => tokensWanted(part).map((tokens) => `(${tokens.map(quoted).join(' AND ')})`))
    .map((lists) => `(${lists.join(' OR ')})`)
    .join(' AND ')
}

function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}
