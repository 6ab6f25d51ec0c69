import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#store/database.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { secretKeys } from '../secret-keys.ts'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('server-to-kill.ts', import.meta.url))
const SECRET = 'a secret of the tests with more than 32 characters'

type Child = ChildProcessByStdio<null, Readable, null>

/** A real server in a process of its own, with a database that outlives it. */
export async function openKillable(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-kill-'))
  writeFileSync(join(folder, 'index.html'), '')
  const source = await emptyDatabaseIn(folder)
  const db = await openDatabase(source)
  const env = {
    ...{ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    ...{ SECRET_KEYS: SECRET, LOG_LEVEL: 'error' },
    ...(source.kind === 'postgres' && { DATABASE_URL: source.url }),
    ...more,
  }
  let child: Child | undefined
  let address = ''

  async function kill(): Promise<void> {
    if (!child || hasEnded(child)) throw new Error('The server ended by itself')
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  return {
    db,
    database: source.kind,
    source,
    secrets: secretKeys([SECRET]),
    /** Fails while the server is down. */
    send: (path: string, init?: RequestInit) => fetch(address + path, init),
    start: async () => {
      const args = [RUN, PROGRAM, folder]
      child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      address = `http://127.0.0.1:${await portOf(child)}`
    },
    kill,
    close: async () => {
      if (child && !hasEnded(child)) await kill()
      await db.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}
export type Killable = Awaited<ReturnType<typeof openKillable>>

function hasEnded({ exitCode, signalCode }: Child): boolean {
  return exitCode !== null || signalCode !== null
}

async function portOf({ stdout }: Child): Promise<number> {
  for await (const said of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const port = Number.parseInt(said, 10)
    if (port > 0) return port
    console.info(said)
  }
  throw new Error('The server does not start')
}
