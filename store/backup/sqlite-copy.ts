import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'libsql'
import { z } from 'zod'
import { checkedFile, syncPath } from './checked-file.ts'
import type { DatabaseCopy } from './manifest.ts'

export const SQLITE_COPY = 'database/broadsheet.db'

/** A consistent snapshot of the database, made while others write to it. */
export async function copySqlite(file: string, folder: string): Promise<DatabaseCopy> {
  const copy = join(folder, SQLITE_COPY)
  await mkdir(dirname(copy), { recursive: true })
  const database = new Sqlite(file)
  try {
    database.pragma('busy_timeout = 60000')
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
  const migrations = migrationsIn(copy)
  await syncPath(copy)
  return { files: [await checkedFile(folder, SQLITE_COPY)], migrations }
}

/** Puts the database in place with one atomic rename: an interrupted restore leaves no database. */
export async function restoreSqlite(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  await copyFile(join(folder, SQLITE_COPY), unfinished)
  await syncPath(unfinished)
  await rename(unfinished, file)
  await syncPath(dirname(file))
}

const Names = z.array(z.object({ name: z.string() }))

/** The migrations that were applied to a copy. Throws when the copy is damaged. */
function migrationsIn(file: string): string[] {
  const database = new Sqlite(file)
  try {
    const [first] = z
      .array(z.object({ quick_check: z.string() }))
      .parse(database.pragma('quick_check'))
    if (first?.quick_check !== 'ok') throw new Error(`The copy of the database is damaged: ${file}`)
    const rows = database.prepare('select name from kysely_migration order by name').all()
    return Names.parse(rows).map(({ name }) => name)
  } finally {
    database.close()
  }
}
