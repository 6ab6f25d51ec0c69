import { setTimeout as pause } from 'node:timers/promises'
import type { PlayFault } from './measure-fault.ts'
import type { RestartablePostgres } from './restartable-postgres.ts'
import type { World } from './world.ts'

/** PostgreSQL is shut down, and started on its data after a while. */
export function postgresStopped(ms: number): PlayFault {
  return async (world) => {
    const postgres = postgresOf(world)
    const began = performance.now()
    await postgres.stop()
    await pause(ms)
    await postgres.start()
    return { began, ended: performance.now() }
  }
}

/** PostgreSQL hangs with its connections open, and then goes on. */
export function postgresFrozen(ms: number): PlayFault {
  return async (world) => {
    const postgres = postgresOf(world)
    const began = performance.now()
    postgres.freeze()
    try {
      await pause(ms)
    } finally {
      postgres.thaw()
    }
    return { began, ended: performance.now() }
  }
}

function postgresOf({ postgres }: World): RestartablePostgres {
  if (!postgres) throw new Error('This fault needs PostgreSQL')
  return postgres
}
