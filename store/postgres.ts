import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20

const types = new pg.TypeOverrides()
types.setTypeParser(INT8, safeInteger)

export function postgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({ pool: openPool(url, 16) })
}

export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: 5000,
    application_name: 'broadsheet',
  })
  // A connection that breaks, while idle or between two queries of a transaction, is replaced at the next one;
  // unheard, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Counts and times arrive as text; ours all fit a number, and one that did not must not pass silently. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}
