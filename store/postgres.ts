import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20

const types = new pg.TypeOverrides()
types.setTypeParser(INT8, safeInteger)

/** The connections of a process, unless a server has many processes. */
export const USUAL_CONNECTIONS = 16

export function postgresDialect(url: string, connections = USUAL_CONNECTIONS): PostgresDialect {
  return new PostgresDialect({ pool: openPool(url, connections) })
}

export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: 5000,
    application_name: 'broadsheet',
  })
  // Without a listener, the error event of a broken connection would end the process. The pool replaces the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** `pg` returns int8 as text. Throws instead of losing precision silently. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
