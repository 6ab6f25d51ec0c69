import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '#test-support/postgres.ts'

/** As in production: commits are flushed to disk. */
const SETTINGS = ['fsync=on']

/** A PostgreSQL that can be stopped and started on its data, or frozen. */
export async function startRestartablePostgres(folder: string) {
  let postgres = await startPostgres(folder, SETTINGS)
  const { url } = postgres
  let frozen: number[] = []

  function signalAll(signal: 'SIGSTOP' | 'SIGCONT', pids: readonly number[]): void {
    for (const pid of pids) {
      try {
        process.kill(pid, signal)
      } catch {
        // The backend may have ended already.
      }
    }
  }

  return {
    url,
    stop: () => postgres.stop(),
    start: async () => {
      postgres = await startPostgres(folder, SETTINGS, Number(new URL(url).port))
    },
    /** Stops all processes with their connections open. */
    freeze: () => {
      const [line = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
      const server = Number(line)
      // The parent first, so that it forks no further backends.
      signalAll('SIGSTOP', [server])
      frozen = [server, ...childrenOf(server)]
      signalAll('SIGSTOP', frozen)
    },
    thaw: () => signalAll('SIGCONT', frozen),
  }
}
export type RestartablePostgres = Awaited<ReturnType<typeof startRestartablePostgres>>

function childrenOf(parent: number): number[] {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  return list
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid)
}
