import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signInAsDemoStaff } from '#contract/dev.ts'
import { API_BASE } from '#contract/route.ts'
import { openDatabase } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { localAssets } from '#store/local-assets.ts'
import { freePort } from '#test-support/free-port.ts'

const WAIT_MS = 200

/** A server and a worker of the press on one data folder. Both can be killed and started again. */
export async function openNewsroom(editions: readonly number[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-interrupted-'))
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'broadsheet.db') })
  const all = editions.map((id) => ({ id, edition_number: id, edition_name: `Edition ${id}` }))
  await saveEditionGroups(db, 'PV', [{ parent_edition: 'Karnataka', editions: all }])
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: `${port}`, SAMPLE: 'none', STAND_INS: 'on', HOST: 'localhost' },
    PRESS_WORKER: 'off',
  }
  const run = (...args: string[]) =>
    spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  const startServer = () => run('run.mjs', 'build/start.ts')
  const startWorker = () => run(resolve('broadsheet.mjs'), 'press', 'worker')
  let server = startServer()
  let worker = startWorker()
  await untilReady(url)
  const cookie = await signIn(url)
  return {
    ...{ db, url, assets: localAssets(join(dataDir, 'assets')) },
    /** A request without a stream is repeated when its connection was that of a killed server. */
    send: async (
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: string | ReadableStream,
    ): Promise<Response> => {
      const request = {
        method,
        headers: { cookie, origin: url, ...headers },
        duplex: 'half',
      } as const
      const send = () =>
        fetch(url + API_BASE + path, { ...request, ...(body !== undefined && { body }) })
      if (body instanceof ReadableStream) return send()
      return send().catch(send)
    },
    killServer: async () => {
      await kill(server)
      server = startServer()
      await untilReady(url)
    },
    killWorker: async () => {
      await kill(worker)
      worker = startWorker()
    },
    close: async () => {
      await Promise.all([kill(server), kill(worker)])
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}${API_BASE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(WAIT_MS)
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(url + API_BASE + signInAsDemoStaff.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ role: 'editor' }),
  })
  if (!response.ok) throw new Error(`Cannot sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** With the processes that it started. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}
