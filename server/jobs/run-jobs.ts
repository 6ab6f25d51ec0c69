import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Database } from '#store/database.ts'
import { dropJob, failJob, finishJob, nextRunAt, type StoredJob, takeDueJobs } from '#store/jobs.ts'
import type { MovableClock } from '../integrations/clock.ts'
import type { Services } from '../services.ts'
import { retryWhileUnavailable } from './back-off.ts'
import { JOB_HANDLERS } from './handlers.ts'
import { DropJob, PostponeJob } from './job-handler.ts'

/** Other workers take over the jobs of a dead worker after this time. */
const LEASE_MS = 5 * MINUTE_MS
const AT_ONCE = 8
/** Shorter than the lease. */
const RECORD_FOR_MS = MINUTE_MS

const FIRST_BACK_OFF_MS = 30 * SECOND_MS
const LONGEST_BACK_OFF_MS = 6 * HOUR_MS
/** About five days. */
const MOST_TRIES = 30

/** Runs due jobs, and the jobs that these make due, until none is left. */
export function runDueJobs(services: Services): Promise<void> {
  return whileNoJobRuns(services.db, () => runDue(services))
}

/** Moves the clock to `target` and runs every job at the time when it falls due. */
export function passTimeUntil(
  services: Services & { clock: MovableClock },
  target: Date,
): Promise<void> {
  return whileNoJobRuns(services.db, () => passTime(services, target))
}

/** As `passTimeUntil`, for work inside `whileNoJobRuns`. */
export async function passTime(
  services: Services & { clock: MovableClock },
  target: Date,
): Promise<void> {
  const { clock } = services
  await runDue(services)
  let next = await nextDue(services)
  while (next && next <= target) {
    if (next > clock.now()) clock.moveTo(next)
    await runDue(services)
    next = await nextDue(services)
  }
  clock.moveTo(target)
}

async function runDue(services: Services): Promise<void> {
  const { db, clock } = services
  const take = () => takeDueJobs(db, { now: clock.now(), leaseMs: LEASE_MS, limit: AT_ONCE })
  let done = await runSources(services)
  let jobs = await take()
  while (done > 0 || jobs.length > 0) {
    await runAll(services, jobs)
    done = await runSources(services)
    jobs = await take()
  }
}

async function runSources({ dueSources }: Services): Promise<number> {
  let done = 0
  for (const source of dueSources) done += await source.runDue()
  return done
}

async function nextDue({ db, clock, dueSources }: Services): Promise<Date | undefined> {
  const times = [await nextRunAt(db, clock.now())]
  for (const source of dueSources) times.push(await source.nextDue())
  return times.filter((time) => time !== undefined).sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Rejects after all jobs have ended. */
async function runAll(services: Services, jobs: readonly StoredJob[]): Promise<void> {
  const ends = await Promise.allSettled(jobs.map((job) => run(services, job)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Retries recording the outcome, so that a finished job does not run again. */
async function run(services: Services, job: StoredJob): Promise<void> {
  const record = await recordOf(services, job)
  await retryWhileUnavailable(record, RECORD_FOR_MS)
}

/** Runs the job and returns a function that records its outcome. */
async function recordOf(services: Services, job: StoredJob): Promise<() => Promise<void>> {
  const { db, clock } = services
  try {
    const handle = JOB_HANDLERS[job.kind]
    if (!handle) throw new Error('No handler for this kind of job')
    await handle(services, job.payload, job)
    return () => finishJob(db, job.id, clock.now())
  } catch (error) {
    return putOff(services, job, error instanceof Error ? error : new Error(String(error)))
  }
}

function putOff({ db, clock, log }: Services, job: StoredJob, error: Error): () => Promise<void> {
  if (error instanceof PostponeJob) {
    return () => failJob(db, job.id, { error: error.message, runAt: error.until })
  }
  if (error instanceof DropJob) return () => dropJob(db, job.id, error.message)
  const isLast = job.tries >= MOST_TRIES
  const wait = Math.min(FIRST_BACK_OFF_MS * 2 ** (job.tries - 1), LONGEST_BACK_OFF_MS)
  const runAt = isLast ? undefined : new Date(clock.now().getTime() + wait)
  log(isLast ? 'error' : 'warn', isLast ? 'job given up' : 'job put off', {
    error: `${job.kind}: ${error.stack ?? error.message}`,
  })
  return () => failJob(db, job.id, { error: error.message, runAt })
}

const turns = new WeakMap<Database, Promise<unknown>>()

/** Serialises work in this process, so that the clock does not move while a job reads it. */
export function whileNoJobRuns<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(db) ?? Promise.resolve()).then(work)
  turns.set(
    db,
    mine.catch(() => {}),
  )
  return mine
}
