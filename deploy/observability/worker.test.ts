// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { METRICS_TOKEN } from '#server/metrics/testing.ts'
import { openDatabase } from '#store/database.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { freePort } from '#test-support/free-port.ts'
import { endProgram, startProgram, untilLogged } from '../two-nodes/process-testing.ts'

/** The last attempt before a job is given up. */
const LAST_TRY = 29

async function startWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-worker-'))
  const source = await emptyDatabaseIn(folder)
  if (source.kind !== 'postgres') throw new Error('This needs PostgreSQL')
  const db = await openDatabase(source)
  const port = await freePort()
  const program = startProgram(['cli/main.ts', 'worker'], {
    ...{ DATABASE_URL: source.url, DATA_DIR: folder, LOG_LEVEL: 'info', JOBS: 'off' },
    ...{ METRICS_TOKEN, WORKER_METRICS_PORT: `${port}` },
  })
  onTestFinished(async () => {
    await endProgram(program, 'SIGTERM')
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await untilLogged(program, 'working')
  const fetchMetrics = (token: string) =>
    fetch(`http://127.0.0.1:${port}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return { db, fetchMetrics }
}

test('the worker reports a job that it gave up, and only with the metrics token', async () => {
  const { db, fetchMetrics } = await startWorker()
  const figures = async () => (await fetchMetrics(METRICS_TOKEN)).text()
  expect((await fetchMetrics('another token')).status).toBe(403)
  expect(await figures()).toContain('event="job given up",kind=""} 0')
  const at = Date.now()
  const job = { id: '1', kind: 'unknown', key: '1', payload: '{}', state: 'waiting' } as const
  const notRun = { taken_until: null, last_error: null, done_at: null }
  await db
    .insertInto('job')
    .values({ ...job, ...notRun, tries: LAST_TRY, run_at: at, created_at: at })
    .execute()

  await expect.poll(figures).toContain('event="job given up",kind=""} 1')
})
