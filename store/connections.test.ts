import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from './database.ts'

const url = inject('postgresUrl') ?? ''

test('a process opens no more connections to PostgreSQL than its share', async () => {
  const db = connect({ kind: 'postgres', url, connections: 2 })
  onTestFinished(() => db.destroy())
  const query = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`
  const answers = await Promise.all(Array.from({ length: 6 }, () => query.execute(db)))
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(2)
})
