import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { holdWriteLock } from './lock-testing.ts'
import { sqliteReadingDialect } from './sqlite.ts'
import { openSqliteInMemory } from './sqlite-tables-testing.ts'
import type { Tables } from './tables.ts'
import { isUnavailable } from './unavailable.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function openFile(lockWaitMs: number) {
  const source = { kind: 'sqlite', file: join(temporaryFolder(), 'broadsheet.db') } as const
  const db = await openDatabase(source, { lockWaitMs })
  onTestFinished(() => db.destroy())
  return { db, source }
}

const newReader = (id: string) => ({ id, first_name: null, time_joined: 0 })

const insert = (db: Database, id: string) => db.insertInto('reader').values(newReader(id)).execute()

async function readersIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('reader').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('writes after a refused write are committed', async () => {
  const { db, source } = await openFile(200)
  const lock = await holdWriteLock(source)
  const refused = [
    insert(db, 'refused'),
    db.insertInto('reader').values(newReader('refused-too')).returningAll().execute(),
    db.transaction().execute((transaction) => insert(transaction, 'refused-as-well')),
  ]
  const ends = await Promise.allSettled(refused)
  expect(ends.map((end) => end.status === 'rejected' && isUnavailable(end.reason))).toEqual([
    ...[true, true, true],
  ])
  await lock.release()

  await insert(db, 'a')
  await db.transaction().execute((transaction) => insert(transaction, 'b'))
  await insert(db, 'c')
  const another = await openDatabase(source)
  expect(await readersIn(another)).toEqual(['a', 'b', 'c'])
  await another.destroy()
})

test('a write that waits for the lock is committed once it is free, and is not visible before', async () => {
  const { db, source } = await openFile(60_000)
  const lock = await holdWriteLock(source)
  const waiting = ['a', 'b', 'c'].map((id) => insert(db, id))
  expect(await readersIn(db)).toEqual([])
  await lock.release()
  await Promise.all(waiting)
  expect(await readersIn(db)).toEqual(['a', 'b', 'c'])
})

test('during a transaction, other reads see committed data and the transaction sees its own writes', async () => {
  const { db } = await openFile(60_000)
  await insert(db, 'a')
  await db.transaction().execute(async (transaction) => {
    await insert(transaction, 'b')
    expect(await readersIn(db)).toEqual(['a'])
    expect(await readersIn(transaction)).toEqual(['a', 'b'])
  })
  expect(await readersIn(db)).toEqual(['a', 'b'])
})

test('in memory, a read waits for the transaction and sees nothing that is rolled back', async () => {
  const db = await openSqliteInMemory()
  onTestFinished(() => db.destroy())
  let read: Promise<string[]> | undefined
  const undone = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'undone')
    read = readersIn(db)
    await nextTurn()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read).toEqual([])
})

test('a failing commit is rolled back and throws, and the next write is committed', async () => {
  const { db } = await openFile(60_000)
  await sql`create table parent (id text primary key)`.execute(db)
  await sql`create table child (of text references parent (id) deferrable initially deferred)`.execute(
    db,
  )
  const orphan = (to: Database) => sql`insert into child values ('nobody')`.execute(to)
  const together = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'with-an-orphan')
    await orphan(transaction)
  })

  await expect(together).rejects.toThrow('FOREIGN KEY')
  await expect(orphan(db)).rejects.toThrow('FOREIGN KEY')
  await insert(db, 'afterwards')
  expect(await readersIn(db)).toEqual(['afterwards'])
  expect((await sql`select * from child`.execute(db)).rows).toEqual([])
})

test.each<[string, number, (db: Database, step: number) => Promise<unknown>]>([
  ['reads', 100_000, (db) => sql`select 1`.execute(db)],
  ['writes', 10_000, (db, step) => insert(db, `reader-${step}`)],
])('a loop of %s lets timers fire', async (_what, most, work) => {
  const { db } = await openFile(60_000)
  let hasFired = false
  setTimeout(() => {
    hasFired = true
  })
  for (let step = 0; step < most && !hasFired; step += 1) await work(db, step)
  expect(hasFired).toBe(true)
})

test('a file that another process has locked exclusively is opened and read once it is free', async () => {
  const source = { kind: 'sqlite', file: join(temporaryFolder(), 'broadsheet.db') } as const
  const lock = await holdWriteLock(source, 'alone')
  const thread = new Kysely<Tables>({ dialect: sqliteReadingDialect(source.file) })
  const opening = openDatabase(source)
  const reading = sql`select name from sqlite_schema where name = 'nothing'`.execute(thread)
  expect(await Promise.race([opening, reading, nextTurn()])).toBeUndefined()
  await lock.release()

  expect((await reading).rows).toEqual([])
  const db = await opening
  await insert(db, 'a')
  expect(await readersIn(thread)).toEqual(['a'])
  await thread.destroy()
  await db.destroy()
})
