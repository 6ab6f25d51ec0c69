import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { PressJobPage } from '#contract/desk/press-jobs.ts'
import {
  claimJob,
  endJob,
  extendClaim,
  type JobEnd,
  MOST_ATTEMPTS,
  saveFindings,
  savePages,
} from '#store/press-jobs/claims.ts'
import type { StoredPressJob } from '#store/press-jobs/press-jobs.ts'
import { extendUntil } from '../extend-until.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'
import { carryOut, type JobProgress } from './carry-out.ts'

/** A fault that may pass, such as a database that restarts, is tried again. */
const TRIES_AFTER_FAULT = 3

/** Runs the job that waits longest. Returns it, or undefined if none waits. */
export async function runNextJob(
  press: Press,
  holder: string,
): Promise<StoredPressJob | undefined> {
  const claimant = () => ({ holder, now: press.now() })
  const job = await claimJob(press.db, claimant())
  if (!job) return undefined
  const end = (state: JobEnd) => endJob(press.db, job.id, claimant(), state)
  if (job.attempts > MOST_ATTEMPTS) {
    const error = 'The press stopped each time that it ran this job.'
    await end({ state: 'failed', error, faults: [{ kind: 'stopped' }] })
    return job
  }
  const lost = new AbortController()
  const over = new AbortController()
  const extending = extendUntil(over.signal, async () => {
    if (!(await extendClaim(press.db, job.id, claimant()))) lost.abort()
  })
  const progress = writeProgress(press, job, holder)
  const own: Press = {
    ...press,
    author: { actor: `staff:${job.staff_id}`, from: job.from },
    signal: lost.signal,
    beforeShow: async (tx) => {
      const isOwn = await endJob(tx, job.id, claimant(), { state: 'done' })
      if (isOwn) return
      lost.abort()
      throw new Error('The job was cancelled.')
    },
  }
  try {
    const outcome = await carryOut(own, job, progress)
    await progress.written()
    if (outcome !== 'shown') await end({ state: outcome })
  } catch (error) {
    await progress.written()
    if (!lost.signal.aborted) await end(endAfter(error, job))
  } finally {
    over.abort()
    await extending
  }
  return job
}

function endAfter(error: unknown, { attempts }: StoredPressJob): JobEnd {
  const message = error instanceof Error ? error.message : String(error)
  const mayPass = !(error instanceof PressError) && attempts < TRIES_AFTER_FAULT
  const faults = error instanceof PressError ? error.values : []
  return { state: mayPass ? 'queued' : 'failed', error: message, faults }
}

/** Writes the pages of a job one state after the other. */
function writeProgress({ db, now }: Press, job: StoredPressJob, holder: string) {
  let pages: readonly PressJobPage[] = []
  let version: string | null = null
  let writing = Promise.resolve()
  const save = () => {
    const progress = { pages, version }
    writing = writing
      .then(() => savePages(db, job.id, { holder, now: now() }, progress))
      // The screen shows fewer pages until the next one is made.
      .catch(() => undefined)
  }
  return {
    setPages: (next: readonly PressJobPage[]) => {
      pages = next
      save()
    },
    setVersion: (next: string) => {
      version = next
      save()
    },
    setMade: (pageNo: number) => {
      pages = pages.map((page) => (page.pageNo === pageNo ? { ...page, isMade: true } : page))
      save()
    },
    setFindings: (findings: readonly PressFinding[]) =>
      saveFindings(db, job.id, { holder, now: now() }, findings),
    written: () => writing,
  } satisfies JobProgress & { written(): Promise<void> }
}
