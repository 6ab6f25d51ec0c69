import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/** Starts PostgreSQL, on a free port unless `fixedPort` is set. Deletes its data at the end unless `keptFolder` is set. */
export async function startPostgres(
  keptFolder?: string,
  moreSettings: readonly string[] = [],
  fixedPort?: number,
): Promise<Postgres> {
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'broadsheet-postgres-'))
  mkdirSync(folder, { recursive: true })
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const bin = await findPostgresBinaries((found) => readableBinaries(found, folder, account))
  const data = join(folder, 'data')
  const options = { cwd: folder, stdio: 'ignore' as const, ...account }

  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]
  if (!existsSync(data)) execFileSync(join(bin, 'initdb'), initdb, options)
  const port = fixedPort ?? (await freePort())
  // The data need not survive a crash.
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'max_connections=200',
    ...moreSettings,
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...flags], options)
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const clean = () => {
    if (!keptFolder) rmSync(folder, { recursive: true, force: true })
  }
  const killNow = () => {
    server.kill('SIGQUIT')
    clean()
  }
  process.once('exit', killNow)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    stop: async () => {
      process.off('exit', killNow)
      server.kill('SIGINT')
      await stopped
      clean()
    },
  }
}

interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root starts it under another account. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  return { uid: 65534, gid: 65534 }
}

/** The folder of the programs, or a copy of it where the account cannot read the original. */
function readableBinaries(bin: string, folder: string, account: Account | undefined): string {
  if (!account) return bin
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { stdio: 'ignore', cwd: folder, ...account })
    return bin
  } catch {
    const copy = join(folder, 'postgres')
    cpSync(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}

async function untilReady(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
