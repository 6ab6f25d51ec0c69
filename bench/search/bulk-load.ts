import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#store/database.ts'
import { hasRowLocks } from '#store/locks.ts'

/** In bytes: FTS5 writes a part of the index whenever it holds so much. */
const USUAL_HASH = 2 ** 20
const LOADING_HASH = 2 ** 28
/** FTS5 merges so many parts of one size while rows are added; 0 leaves them for the end. */
const USUAL_MERGE = 4
/** In KiB. */
const LOADING_CACHE = 1_000_000

/** Lets SQLite write one large part of the index for each transaction, and merge the parts at the end. */
export const beginBulkLoad = (db: Database): Promise<void> =>
  change(db, [
    sql`pragma cache_size = ${sql.lit(-LOADING_CACHE)}`,
    setting('hashsize', LOADING_HASH),
    setting('automerge', 0),
  ])

/** FTS5 keeps these settings in the file. */
export const endBulkLoad = (db: Database): Promise<void> =>
  change(db, [setting('hashsize', USUAL_HASH), setting('automerge', USUAL_MERGE)])

const setting = (name: string, value: number): RawBuilder<unknown> =>
  sql`insert into search_text (search_text, rank) values (${sql.lit(name)}, ${sql.lit(value)})`

async function change(db: Database, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  if (hasRowLocks(db)) return
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await statement.execute(transaction)
  })
}
