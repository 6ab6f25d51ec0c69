import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connect } from '#store/database.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { freePort } from '#test-support/free-port.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { PRODUCTION_SETTINGS } from '../production-settings.ts'

const SETTINGS = {
  ...PRODUCTION_SETTINGS,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  JOBS: 'off',
  PROCESSES: '1',
}

export type Engine = DatabaseSource['kind']

/** Starts the server of the checkout in `folder` on an empty database. */
export async function startRelease(folder: string, engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-bench-renewals-'))
  // Commits are flushed to disk, as in production.
  const postgres = engine === 'postgres' ? await startPostgres(undefined, ['fsync=on']) : undefined
  const port = await freePort()
  const app = join(dataDir, 'app')
  mkdirSync(app)
  writeFileSync(join(app, 'index.html'), '')
  const server = spawn(process.execPath, ['run.mjs', 'server/main.ts', app], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...SETTINGS,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(server, `${url}/api/readyz`)
  const source: DatabaseSource = postgres
    ? { kind: 'postgres', url: postgres.url }
    : { kind: 'sqlite', file: join(dataDir, 'broadsheet.db') }
  const db = connect(source)
  return {
    url,
    db,
    pid: server.pid ?? 0,
    stop: async () => {
      await db.destroy()
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type RunningRelease = Awaited<ReturnType<typeof startRelease>>

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const BARE_NODE = fileURLToPath(new URL('bare-node.ts', import.meta.url))

/** A plain node server that answers with as many bytes. */
export async function startBareNode() {
  const node = fork(RUN, [BARE_NODE])
  const [port] = await once(node, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: node.pid ?? 0,
    stop: async () => node.disconnect(),
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(250)
  }
  throw new Error('The server did not start')
}
