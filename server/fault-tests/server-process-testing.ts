import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#store/database.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { secretKeys } from '../auth/secret-keys.ts'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../payments/kill/server-to-kill.ts', import.meta.url))
const SECRET = 'a secret of the tests with more than 32 characters'

interface ServerProcessOptions {
  /** The folder of its data and of the web app. */
  folder: string
  source: DatabaseSource
  env?: Record<string, string>
  /** Arguments of Node itself. */
  nodeArgs?: readonly string[]
  /** Receives the messages of the process. */
  onMessage?: (message: unknown) => void
}

/** A real server in its own process, with a database that outlives it. */
export async function openServerProcess(options: ServerProcessOptions) {
  const { folder, source, nodeArgs = [], onMessage = () => {} } = options
  writeFileSync(join(folder, 'index.html'), '')
  const db = await openDatabase(source)
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SECRET_KEYS: SECRET,
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
    ...(source.kind === 'postgres' && { DATABASE_URL: source.url }),
    ...options.env,
  }
  let child: ChildProcess | undefined
  let address = ''

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || hasEnded(child)) throw new Error('The server has exited on its own')
    const exit = once(child, 'exit')
    child.kill(signal)
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
      const args = [...nodeArgs, RUN, PROGRAM, folder]
      const started = spawn(process.execPath, args, {
        env,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      child = started.on('message', onMessage)
      address = `http://127.0.0.1:${await portOf(started)}`
    },
    tell: (message: string) => child?.send(message),
    kill: () => end('SIGKILL'),
    close: async () => {
      if (child && !hasEnded(child)) await end('SIGKILL')
      await db.destroy()
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof openServerProcess>>

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  for await (const line of stdout?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
    const port = Number.parseInt(String(line), 10)
    if (port > 0) {
      // A full pipe would block the server when it logs.
      stdout?.resume()
      return port
    }
    console.info(line)
  }
  throw new Error('The server did not start')
}
