import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20

const types = new pg.TypeOverrides()
types.setTypeParser(INT8, safeInteger)

export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 16,
    connectionTimeoutMillis: 5000,
    application_name: 'broadsheet',
  })
  // Without a listener, the error event of a broken connection would end the process. The pool replaces the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** `pg` returns int8 as text. Throws instead of losing precision silently. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
