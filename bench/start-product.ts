import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test-support/free-port.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const WAIT_MS = 250

export interface RunningProduct {
  url: string
  pid: number
  dataDir: string
  stop(): Promise<void>
}

/** Starts the whole product in its own process with a temporary data folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const port = await freePort()
  const product = spawn(process.execPath, ['run.mjs', 'build/start.ts'], {
    cwd: PROJECT,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, SAMPLE: 'today', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await waitUntilReady(product, `${url}/api/readyz`)
  return {
    url,
    pid: product.pid ?? 0,
    dataDir: folder,
    stop: async () => {
      product.kill('SIGTERM')
      await once(product, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(product: ChildProcess, url: string): Promise<void> {
  while (product.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The product did not start')
}
