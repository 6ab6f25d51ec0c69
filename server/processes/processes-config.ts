import { availableParallelism } from 'node:os'
import { z } from 'zod'
import type { DatabaseSource } from '#store/store-config.ts'

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
