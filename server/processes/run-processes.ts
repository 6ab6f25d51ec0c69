import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import { backOffMs } from '../jobs/back-off.ts'
import { collectFigures } from './figures-of-processes.ts'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A process that ran this long did not fail because of how it started. */
const STEADY_MS = MINUTE_MS

interface Place {
  number: number
  worker?: Worker
  startedAt: number
  failures: number
}

/**
 * Runs several server processes that share one port, and restarts those that end. The first place runs the jobs of this
 * server. It starts alone, because it may have to migrate the database. If it cannot start, this process ends too.
 */
export function runProcesses(
  { processes, database }: Pick<Config, 'processes' | 'database'>,
  args: readonly string[],
  log: Log,
): void {
  cluster.setupPrimary({ exec: RUN, args: [SERVER, ...args] })
  const places = Array.from(
    { length: processes },
    (_, index): Place => ({ number: index + 1, startedAt: 0, failures: 0 }),
  )
  const [first, ...others] = places
  if (!first) return
  let hasListened = false
  let isStopping = false

  function start(place: Place): void {
    // Every process of the server is one, with its share of the connections, and only the first runs jobs.
    const env = {
      PROCESSES: '1',
      ...(database.kind === 'postgres' && { DATABASE_CONNECTIONS: `${database.connections}` }),
      ...(place !== first && { JOBS: 'off' }),
    }
    const worker = cluster.fork(env)
    place.worker = worker
    place.startedAt = performance.now()
    worker.once('listening', () => {
      if (!hasListened) for (const other of others) start(other)
      hasListened = true
    })
    worker.once('exit', (code) => restart(place, code))
  }

  function restart(place: Place, code: number | null): void {
    delete place.worker
    if (isStopping) {
      endWhenAllHaveEnded()
      return
    }
    if (!hasListened) process.exit(code ?? 1)
    place.failures = performance.now() - place.startedAt > STEADY_MS ? 1 : place.failures + 1
    log('error', 'process ended', { kind: `${place.number}` })
    setTimeout(() => {
      if (!isStopping) start(place)
    }, backOffMs(place.failures))
  }

  function endWhenAllHaveEnded(): void {
    if (places.every(({ worker }) => worker === undefined)) process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true
      for (const { worker } of places) worker?.process.kill('SIGTERM')
      endWhenAllHaveEnded()
    })
  }
  collectFigures(() =>
    places.flatMap(({ worker, number }) => (worker?.isConnected() ? [{ worker, number }] : [])),
  )
  start(first)
}
