import { StartError } from './store-config.ts'

/** SQLite's error codes for a damaged file. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/

/** An error that tells the operator to restore a backup. */
export function damagedDatabase(file: string, reason: string): StartError {
  return new StartError(
    `The database ${file} is damaged: ${reason}. Stop everything, move it and its -wal and -shm files elsewhere, and put a backup in its place: npm run restore -- <folder> (docs/operate/backup.md)`,
  )
}

/** Turns SQLite's error about a damaged file into one that says what to do; returns any other error unchanged. */
export function explainDamage(error: unknown, file: string): unknown {
  const isDamage = error instanceof Error && 'code' in error && DAMAGED.test(`${error.code}`)
  return isDamage ? damagedDatabase(file, error.message) : error
}
