import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { holdWriteLock } from './lock-testing.ts'
import { isUnavailable } from './unavailable.ts'

function temporarySource() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { kind: 'sqlite', file: join(folder, 'broadsheet.db') } as const
}

const newReader = (id: string) => ({ id, first_name: null, time_joined: 0 })

const insert = (db: Database, id: string) => db.insertInto('reader').values(newReader(id)).execute()

async function readersIn(source: ReturnType<typeof temporarySource>): Promise<string[]> {
  const db = await openDatabase(source)
  const rows = await db.selectFrom('reader').select('id').orderBy('id').execute()
  await db.destroy()
  return rows.map(({ id }) => id)
}

test('what is written after a refused write is committed', async () => {
  const source = temporarySource()
  const db = await openDatabase(source, { lockWaitMs: 200 })
  onTestFinished(() => db.destroy())
  const lock = await holdWriteLock(source)
  const refused = [
    insert(db, 'refused'),
    db.insertInto('reader').values(newReader('refused-too')).returningAll().execute(),
    db.transaction().execute((transaction) => insert(transaction, 'refused-as-well')),
  ]
  for (const write of refused) await expect(write).rejects.toSatisfy(isUnavailable)
  await lock.release()

  await insert(db, 'a')
  await db.transaction().execute((transaction) => insert(transaction, 'b'))
  await insert(db, 'c')
  expect(await readersIn(source)).toEqual(['a', 'b', 'c'])
})
