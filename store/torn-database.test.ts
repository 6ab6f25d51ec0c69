import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { openAfterCrash } from './open-after-crash.ts'

const COMMITS = 30
const TEARS = 24
const RESTORE_INSTRUCTIONS = /damaged.*npx broadsheet restore/

/** The files of a database whose server was killed. Each commit inserted one reader, in the order of `readers`. */
async function killedDatabase(meanwhile = async (_db: Database, _readers: string[]) => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-torn-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const living = join(folder, 'living.db')
  const db = await openDatabase({ kind: 'sqlite', file: living })
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await sql`pragma wal_autocheckpoint = 0`.execute(db)
  const readers = Array.from({ length: COMMITS }, () => randomUUID())
  for (const id of readers) await db.insertInto('reader').values(readerOf(id)).execute()
  await meanwhile(db, readers)
  const [main, log] = [readFileSync(living), readFileSync(`${living}-wal`)]
  await db.destroy()
  return {
    readers,
    main,
    log,
    open: (tornMain: Buffer, tornLog: Buffer) => {
      const file = join(folder, `${randomUUID()}.db`)
      writeFileSync(file, tornMain)
      writeFileSync(`${file}-wal`, tornLog)
      return openAfterCrash({ kind: 'sqlite', file })
    },
  }
}

const readerOf = (id: string) => ({ id, first_name: null, time_joined: 0 })

/** The number of commits that survived. Fails when a commit is missing before a later one. */
async function countCommits(db: Database, readers: readonly string[]): Promise<number> {
  const { rows } = await sql`pragma integrity_check`.execute(db)
  expect(rows).toMatchObject([{ integrity_check: 'ok' }])
  const found = await db.selectFrom('reader').select('id').execute()
  await db.destroy()
  const ids = new Set(found.map(({ id }) => id))
  const committed = readers.filter((id) => ids.has(id))
  expect(committed).toEqual(readers.slice(0, committed.length))
  return committed.length
}

test('a database with a truncated log opens with the commits before the cut', async () => {
  const { readers, main, log, open } = await killedDatabase()
  expect(await countCommits(await open(main, log), readers)).toBe(COMMITS)
  const counts: number[] = []
  for (let tear = TEARS - 1; tear > 0; tear -= 1) {
    const cut = log.subarray(0, Math.floor((log.length * tear) / TEARS))
    counts.push(await countCommits(await open(main, cut), readers))
  }
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect([counts[0], counts.at(-1)]).toEqual([COMMITS - 2, 1])
})

test('a changed byte in the log is refused with restore instructions, unless it is in the last commit', async () => {
  const { readers, main, log, open } = await killedDatabase()
  const frame = 24 + log.readUInt32BE(8)
  const inTheHead = [1, 9, 17, 25]
  const inFrames = Array.from({ length: TEARS - 1 }, (_, tear) => (log.length * (tear + 1)) / TEARS)
  for (const at of [...inTheHead, ...inFrames.map(Math.floor)]) {
    const torn = Buffer.from(log)
    torn.writeUInt8(torn.readUInt8(at) ^ 0xff, at)
    await expect(open(main, torn), `byte ${at}`).rejects.toThrow(RESTORE_INSTRUCTIONS)
  }
  const last = Buffer.from(log)
  last.writeUInt8(last.readUInt8(log.length - frame + 500) ^ 0xff, log.length - frame + 500)
  expect(await countCommits(await open(main, last), readers)).toBe(COMMITS - 1)
})

test('frames of a rolled-back transaction in the log do not count as damage', async () => {
  const { readers, main, log, open } = await killedDatabase(async (db, committed) => {
    await sql`pragma cache_size = 5`.execute(db)
    const takenBack = db.transaction().execute(async (transaction) => {
      for (let more = 0; more < 1000; more += 1) {
        await transaction.insertInto('reader').values(readerOf(randomUUID())).execute()
      }
      throw new Error('rolled back')
    })
    await expect(takenBack).rejects.toThrow('rolled back')
    committed.push(randomUUID())
    await db
      .insertInto('reader')
      .values(readerOf(committed.at(-1) ?? ''))
      .execute()
  })
  const frame = 24 + log.readUInt32BE(8)
  expect(log.length / frame).toBeGreaterThan(2 * COMMITS + 10)
  expect(await countCommits(await open(main, log), readers)).toBe(COMMITS + 1)
})

test.each<[string, (main: Buffer) => Buffer]>([
  ['cut short', (main) => main.subarray(0, main.length / 2)],
  ['without its head', (main) => Buffer.from(main).fill(0xaa, 0, 100)],
  ['with a page of other bytes', (main) => Buffer.from(main).fill(0xaa, 8192, 12288)],
])('a database file %s is refused with restore instructions', async (_how, tear) => {
  const { main, log, open } = await killedDatabase()
  await expect(open(tear(main), log)).rejects.toThrow(RESTORE_INSTRUCTIONS)
})
