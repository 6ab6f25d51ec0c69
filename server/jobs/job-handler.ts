import type { Services } from '../services.ts'

/**
 * Runs one job. A job may run more than once, so a handler checks the current state first. A handler that
 * throws is called again later, see `DropJob` and `PostponeJob`.
 */
export type JobHandler = (
  services: Services,
  payload: unknown,
  job: { key: string; tries: number; runAt: Date },
) => Promise<void>

/** By the kind of job. */
export type JobHandlers = Record<string, JobHandler>

/** Thrown by a handler when the job is not needed or not possible: it is not run again, and is not recorded as done. */
export class DropJob extends Error {
  override name = 'DropJob'
}

/** Thrown by a handler when it is too early for the job: it runs again at `until`. */
export class PostponeJob extends Error {
  override name = 'PostponeJob'
  readonly until: Date

  constructor(until: Date, why: string) {
    super(why)
    this.until = until
  }
}
