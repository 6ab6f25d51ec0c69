import { StartError } from './store-config.ts'

/** What SQLite says of a file that is not what it wrote. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/

/** The database is not what was written: only a backup brings it back. */
export function damagedDatabase(file: string, reason: string): StartError {
  return new StartError(
    `The database ${file} is damaged: ${reason}. Stop everything, move it and its -wal and -shm files elsewhere, and put a backup in its place: npx broadsheet restore <folder> (docs/operate/backup.md)`,
  )
}

/** The same in words that say what to do, where it tells of a damaged file. */
export function withWayBack(error: unknown, file: string): unknown {
  const isDamage = error instanceof Error && 'code' in error && DAMAGED.test(`${error.code}`)
  return isDamage ? damagedDatabase(file, error.message) : error
}
