import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStore, startCommand, using } from './backup/testing.ts'
import { openDatabase } from './database.ts'
import { MIGRATION_NAMES } from './migrate.ts'
import { emptyDatabaseIn } from './testing.ts'

/** A database whose record of migrations was changed. */
async function databaseAfter(change: RawBuilder<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-migrate-'))
  const source = await emptyDatabaseIn(folder)
  const db = await openDatabase(source)
  await change.execute(db)
  await db.destroy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return source
}

/** Records a migration as if another release had applied it. */
const applied = (step: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${step}, '2999-01-01T00:00:00.000Z')`

test('a release works on tables that a later release has migrated, and leaves its migrations recorded', async () => {
  const source = await databaseAfter(applied('999-later'))
  const db = await openDatabase(source)
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  await db.destroy()
  expect(rows.map(({ name }) => name)).toEqual([...MIGRATION_NAMES, '999-later'])
})

test('an unknown migration among the known ones is refused', async () => {
  const source = await databaseAfter(applied('004-a-step-of-nobody'))
  await expect(openDatabase(source)).rejects.toThrow('004-a-step-of-nobody')
})

test('a migration that was skipped is not applied after later ones', async () => {
  const source = await databaseAfter(
    sql`delete from kysely_migration where name = '004-saved-articles'`,
  )
  await expect(openDatabase(source)).rejects.toThrow('004-saved-articles')
})

test('several processes that open an empty database at once apply each migration once', {
  tags: 'slow',
}, async () => {
  const config = await emptyStore()
  const commands = [1, 2, 3].map(() => startCommand(['editions', 'show'], config))
  const ends = await Promise.all(commands.map((command) => once(command, 'exit')))
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0])
  const steps = await using(config, async (db) =>
    sql<{ name: string }>`select name from kysely_migration`.execute(db),
  )
  expect(steps.rows).toHaveLength(MIGRATION_NAMES.length)
})
