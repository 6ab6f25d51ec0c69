import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { USUAL_CONNECTIONS } from '#store/postgres.ts'
import { type DatabaseSource, StartError } from '#store/store-config.ts'

const FEWEST_CONNECTIONS = 4
/** With those of the worker, the press and commands fewer than the 100 that PostgreSQL allows by default. */
const CONNECTIONS_OF_SERVER = 48

export const ProcessesEnvironment = z.object({
  PROCESSES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 64')
    .max(64, 'must be 1 to 64')
    .optional()
    .describe(
      'Processes of a server that share its port; when unset, one for each core in production with PostgreSQL, else 1. `npm start` always runs one.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(FEWEST_CONNECTIONS, 'must be 4 or more')
    .optional()
    .describe(
      'Connections to PostgreSQL that all processes of a server open together at most, at least 4 for each; when unset 48, but for each process 4 to 16.',
    ),
})

interface Conditions {
  standIns: boolean
  database: DatabaseSource
}

/** Stand-ins keep their inbox and clock in memory, and SQLite has one writer. */
export function processCount(
  { PROCESSES }: z.infer<typeof ProcessesEnvironment>,
  { standIns, database }: Conditions,
): number {
  const isForCrowds = !standIns && database.kind === 'postgres'
  return PROCESSES ?? (isForCrowds ? availableParallelism() : 1)
}

/** The database with the connections that each process of a server may open. */
export function sharedDatabase(
  { DATABASE_CONNECTIONS: ofServer }: z.infer<typeof ProcessesEnvironment>,
  processes: number,
  database: DatabaseSource,
): DatabaseSource {
  if (database.kind === 'sqlite') return database
  const share = Math.floor((ofServer ?? CONNECTIONS_OF_SERVER) / processes)
  if (ofServer === undefined) {
    const connections = Math.max(FEWEST_CONNECTIONS, Math.min(USUAL_CONNECTIONS, share))
    return { ...database, connections }
  }
  if (share < FEWEST_CONNECTIONS) {
    throw new StartError(
      `Bad configuration: DATABASE_CONNECTIONS must be ${FEWEST_CONNECTIONS * processes} or more for ${processes} processes`,
    )
  }
  return { ...database, connections: share }
}
