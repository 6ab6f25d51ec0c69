// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { sendBusyReaders } from '#server/fault-tests/busy-readers-testing.ts'
import { HANDLER_TIMEOUT_MS } from '#server/http/limits.ts'
import { startServer } from '#server/http/start-server.ts'
import { dataOf, GROUPS, issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { openServices } from '#server/services.ts'
import { createTestServer } from '#server/testing.ts'
import { databaseAnswers } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'

const READERS = 6
const RESTARTS = 2
const BETWEEN = 40

/** A server with a PostgreSQL that can be stopped and started. */
async function startOnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-restart-'))
  const postgresFolder = mkdtempSync(join(tmpdir(), 'broadsheet-postgres-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><!--head--></head></html>')
  let postgres = await startPostgres(postgresFolder)
  const { url } = postgres
  const events = new Set<string>()
  const services = await openServices(
    readConfig({
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  )
  const server = await startServer(
    { ...services, log: (_level, event) => events.add(event) },
    folder,
  )
  onTestFinished(async () => {
    await server.stop()
    await postgres.stop()
    for (const path of [folder, postgresFolder]) rmSync(path, { recursive: true })
  })
  return {
    events,
    services,
    send: (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, init),
    stopDatabase: () => postgres.stop(),
    startDatabase: async () => {
      postgres = await startPostgres(postgresFolder, [], Number(new URL(url).port))
    },
  }
}

test('when PostgreSQL is restarted under load, retrying is enough for every reader', async () => {
  const server = await startOnPostgres()
  const readers = sendBusyReaders(server, READERS)
  const recovered: number[] = []
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await readers.waitForGranted(BETWEEN)
    await server.stopDatabase()
    await expect.poll(async () => (await server.send('/api/readyz')).status).toBe(503)
    expect((await server.send('/api/healthz')).status).toBe(200)
    expect((await server.send('/')).status).toBe(200)
    await server.startDatabase()
    const began = performance.now()
    await readers.waitForGranted(1)
    recovered.push(Math.round(performance.now() - began))
  }
  await readers.waitForGranted(BETWEEN)
  const { lost, doubled, wrong } = await readers.stop()

  const { asked, acknowledged, refused, cutOff, slowestMs } = readers.seen
  const none = { lost: [], doubled: [], wrong: [], cutOff: 0 }
  expect({ lost, doubled, wrong, cutOff }).toEqual(none)
  expect(refused).toBeGreaterThan(0)
  expect(slowestMs).toBeLessThan(HANDLER_TIMEOUT_MS)
  expect(server.events).not.toContain('request failed')
  console.info(
    `PostgreSQL restarted ${RESTARTS} times: ${asked} requests, ${acknowledged} acknowledged, 0 lost, ${refused} answered 503, the slowest after ${slowestMs} ms; recovered ${recovered.join(' and ')} ms after PostgreSQL was back`,
  )
})

test('while PostgreSQL is stopped, visitors read the front page and the status', async () => {
  const server = await startOnPostgres()
  const { db, clock } = server.services
  const today = newspaperDay(clock.now())
  await saveEditionGroups(db, 'PV', GROUPS)
  await publishTestIssue(server.services, issueKey(today))
  const data = `/api${dataOf(today.replaceAll('-', ''))}`
  const read = async (path: string) => {
    const response = await server.send(path)
    return [response.status, await response.text()]
  }
  const expectStatus = (expected: object) =>
    expect
      .poll(async () => (await server.send('/api/status')).json(), { timeout: 3 * TEST_LIMIT_MS })
      .toMatchObject(expected)
  const [, page] = await read('/')
  const image = /imagesrcset="(\S+)/.exec(`${page}`)?.[1] ?? ''
  const before = [await read('/'), await read(data), await read(image)]
  await expectStatus({ isCurrent: true, editions: [{ state: 'out' }, { editionId: 5 }] })
  await server.stopDatabase()
  await expect.poll(async () => (await server.send('/api/readyz')).status).toBe(503)

  expect([await read('/'), await read(data), await read(image)]).toEqual(before)
  expect(before.map(([status]) => status)).toEqual([200, 200, 200])
  await expectStatus({ isCurrent: false, editions: [{ state: 'out' }, { editionId: 5 }] })
  await server.startDatabase()
  await expectStatus({ isCurrent: true })
})

test('a connection lost between two queries ends the transaction but not the process', async () => {
  const { services } = await createTestServer()
  const { db } = services
  const cutOff = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`.execute(db)
    await sql`select 1`.execute(transaction)
  })

  await expect(cutOff).rejects.toSatisfy(isUnavailable)
  expect(await databaseAnswers(db)).toBe(true)
})

test('a request that waits too long for a connection is answered with 503', async () => {
  const { app, services } = await openAppOnPostgres()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const connections = Array.from({ length: 16 }, () =>
    services.db.connection().execute(() => released),
  )
  const response = await app.request('/api/faqs')

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect((await response.json()).code).toBe('unavailable')
  release()
  await Promise.all(connections)
  expect((await app.request('/api/faqs')).status).toBe(200)
})

/** The app with a connection pool of its own, as in production; test servers share a larger one. */
async function openAppOnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pool-'))
  const source = await emptyDatabaseIn(folder)
  if (source.kind !== 'postgres') throw new Error('This test needs PostgreSQL')
  const services = await openServices(readConfig({ DATABASE_URL: source.url, DATA_DIR: folder }))
  onTestFinished(async () => {
    await services.rotations.stop()
    await services.tokenUse.stop()
    await services.db.destroy()
    rmSync(folder, { recursive: true })
  })
  return { app: await createApp(services), services }
}
