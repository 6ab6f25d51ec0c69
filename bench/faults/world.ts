import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  openServerProcess,
  type ServerProcess,
} from '#server/fault-tests/server-process-testing.ts'
import { stockPlans } from '#server/payments/testing.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { type EventLoopWatch, PROBE_ARGS, watchEventLoop } from './event-loop-watch.ts'
import { type RestartablePostgres, startRestartablePostgres } from './restartable-postgres.ts'

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** A server with plans and its database, which faults can affect. */
export interface World {
  engine: Engine
  server: ServerProcess
  eventLoop: EventLoopWatch
  /** Only for the engine PostgreSQL. */
  postgres: RestartablePostgres | undefined
  /** Starts the server, also after a kill. */
  start(): Promise<void>
  close(): Promise<void>
}

interface WorldOptions {
  engine: Engine
  env?: Record<string, string>
  /** The folder of the database; the default is the folder of the world. */
  databaseFolder?: string | undefined
}

export async function openWorld({ engine, env, databaseFolder }: WorldOptions): Promise<World> {
  const own = mkdtempSync(join(tmpdir(), 'broadsheet-fault-'))
  // A separate folder: the other one is closed to the user account of PostgreSQL.
  const folder = mkdtempSync(join(databaseFolder ?? tmpdir(), 'broadsheet-fault-database-'))
  const postgres = engine === 'PostgreSQL' ? await startRestartablePostgres(folder) : undefined
  const source: DatabaseSource = postgres
    ? { kind: 'postgres', url: postgres.url }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
  const eventLoop = watchEventLoop()
  const server = await openServerProcess({
    folder: postgres ? own : folder,
    source,
    env: { TRUSTED_PROXIES: '127.0.0.1', ...env },
    nodeArgs: PROBE_ARGS,
    onMessage: eventLoop.onMessage,
  })
  await stockPlans(server.db)
  return {
    engine,
    server,
    eventLoop,
    postgres,
    start: async () => {
      await server.start()
      eventLoop.resume(server.tell)
    },
    close: async () => {
      await server.close()
      await postgres?.stop()
      for (const made of [own, folder]) rmSync(made, { recursive: true, force: true })
    },
  }
}
