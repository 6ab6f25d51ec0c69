/** System error codes: connection refused or lost, disk full, read-only or failing, too many open files. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
])

/** PostgreSQL error codes: connection lost, out of resources, shutting down or starting up, I/O error. */
const POSTGRES_STATES = /^(08...|53...|57P0[1-5]|58030)$/

/** SQLite error codes: disk full or failing, locked by another process, file cannot be opened. */
const SQLITE_CODES = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN)/

/** Messages of the `pg` library for errors without a code. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/

/** Error names of the S3 client for a timeout. */
const LATE = new Set(['TimeoutError', 'AbortError'])

/** Whether an error means that the database or the asset store is unavailable, full or overloaded. A retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    SYSTEM_CODES.has(code) ||
    POSTGRES_STATES.test(code) ||
    SQLITE_CODES.test(code) ||
    CONNECTION_LOST.test(error.message) ||
    LATE.has(error.name) ||
    isFaultOfS3(error) ||
    isUnavailable(error.cause)
  )
}

function isFaultOfS3(error: Error): boolean {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object') return false
  const facts = error.$metadata
  const status = facts && 'httpStatusCode' in facts ? Number(facts.httpStatusCode) : 0
  return status >= 500 || status === 429
}
