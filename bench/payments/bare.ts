import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#store/database.ts'
import { atOnce } from './at-once.ts'

/** The average number of columns, characters, indexes and references of the tables that a settlement writes. */
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const
const FILLING = 'x'.repeat(25)

interface BareRow extends Record<(typeof COLUMNS)[number], string> {
  id: string
  reader_id: string
}

type Bare = Kysely<{ bare: BareRow }>

export async function createBareTable(db: Database): Promise<void> {
  let table = db.schema.createTable('bare').addColumn('id', 'text', (id) => id.primaryKey())
  for (const column of COLUMNS) table = table.addColumn(column, 'text')
  await table.addColumn('reader_id', 'text', (column) => column.references('reader.id')).execute()
  await db.schema.createIndex('bare_by_a').on('bare').column('a').execute()
  await db.schema.createIndex('bare_by_reader_id').on('bare').column('reader_id').execute()
}

interface Work {
  inserts: number
  updates: number
  count: number
  atOnce: number
}

/** Transactions that only write. */
export async function writeBareRows(db: Database, work: Work): Promise<void> {
  const bare = db as unknown as Bare
  const { id: readerId } = await db.selectFrom('reader').select('id').executeTakeFirstOrThrow()
  const list = Array.from({ length: work.count }, (_, index) => index)
  await atOnce(work.atOnce, list, () =>
    bare.transaction().execute(async (tx) => {
      const ids = Array.from({ length: work.inserts }, () => randomUUID())
      for (const id of ids) await tx.insertInto('bare').values(rowOf(id, readerId)).execute()
      for (const id of ids.slice(0, work.updates)) {
        await tx
          .updateTable('bare')
          .set({ a: id, b: FILLING, c: FILLING })
          .where('id', '=', id)
          .execute()
      }
    }),
  )
}

function rowOf(id: string, reader_id: string): BareRow {
  return {
    id,
    reader_id,
    a: FILLING,
    b: FILLING,
    c: FILLING,
    d: FILLING,
    e: FILLING,
    f: FILLING,
    g: FILLING,
    h: FILLING,
    i: FILLING,
    j: FILLING,
    k: FILLING,
  }
}
