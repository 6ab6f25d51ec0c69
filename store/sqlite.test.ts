import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { isUnavailable } from './unavailable.ts'

test('a transaction on a full disk is rolled back, and its error counts as unavailable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-full-'))
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'full.db') })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await sql`pragma max_page_count = 1`.execute(db)
  const readers = Array.from({ length: 500 }, () => ({
    ...{ id: randomUUID(), first_name: null, time_joined: 0 },
  }))
  const insert = () =>
    db.transaction().execute(async (transaction) => {
      for (const reader of readers) await transaction.insertInto('reader').values(reader).execute()
    })

  await expect(insert()).rejects.toSatisfy(isUnavailable)
  expect(await db.selectFrom('reader').selectAll().execute()).toEqual([])

  await sql`pragma max_page_count = 1073741823`.execute(db)
  await insert()
  expect(await db.selectFrom('reader').selectAll().execute()).toHaveLength(readers.length)
})
