import { setTimeout as pause } from 'node:timers/promises'
import type { PlayFault } from './measure-fault.ts'
import type { RestartablePostgres } from './restartable-postgres.ts'
import type { World } from './world.ts'

/** Shuts PostgreSQL down and starts it again after a while. */
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

/** Freezes PostgreSQL with open connections, then continues it. */
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
