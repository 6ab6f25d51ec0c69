/** The system's own words: nobody listens, the line broke, the disk is full or read-only. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
])

/** PostgreSQL: lost connections, want of room or memory, shutting down or starting up, the disk's faults. */
const POSTGRES_STATES = /^(08...|53...|57P0[1-5]|58030)$/

/** SQLite: the disk is full or failing, another process does not let go, the file cannot be opened. */
const SQLITE_CODES = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN)/

/** What the library of PostgreSQL says without a code. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/

/** What the S3 client calls an answer that did not come in time. */
const LATE = new Set(['TimeoutError', 'AbortError'])

/** Whether the database or the asset store is gone, full or overloaded: asked again later, it may answer. */
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
