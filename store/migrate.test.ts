import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStore, startCommand, using } from './backup/testing.ts'
import { openDatabase } from './database.ts'
import { MIGRATION_NAMES } from './migrate.ts'
import { emptyDatabaseIn } from './testing.ts'

/** A database on which another release has applied a step. */
async function databaseWith(step: string) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-migrate-'))
  const source = await emptyDatabaseIn(folder)
  const db = await openDatabase(source)
  await sql`insert into kysely_migration (name, timestamp) values (${step}, '2999-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await db.destroy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return source
}

test('a release goes on with tables that a later one has added to, and leaves them be', async () => {
  const source = await databaseWith('999-later')
  const db = await openDatabase(source)
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  await db.destroy()
  expect(rows.map(({ name }) => name)).toEqual([...MIGRATION_NAMES, '999-later'])
})

test('a step that another release applied between ours is refused', async () => {
  const source = await databaseWith('004-a-step-of-nobody')
  await expect(openDatabase(source)).rejects.toThrow('004-a-step-of-nobody')
})

test('several processes that open an empty database at once apply each step once', async () => {
  const config = await emptyStore()
  const commands = [1, 2, 3].map(() => startCommand('editions', 'show', config))
  const ends = await Promise.all(commands.map((command) => once(command, 'exit')))
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0])
  const applied = await using(config, async (db) =>
    sql<{ name: string }>`select name from kysely_migration`.execute(db),
  )
  expect(applied.rows).toHaveLength(MIGRATION_NAMES.length)
})
