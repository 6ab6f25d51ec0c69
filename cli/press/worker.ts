import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Press } from '#press/publish.ts'
import { addLaterFilesOfJobs } from '#press/queue/add-later-files.ts'
import { runNextJob } from '#press/queue/run-jobs.ts'
import { removeUnusedReplacements } from '#store/corrections/unused-replacements.ts'
import { pressJobOf } from '#store/press-jobs/press-jobs.ts'
import { removeOldUploads } from '#store/uploads/upload-files.ts'
import type { Terminal } from '../terminal.ts'
import { nameOfIssue } from './issue-key.ts'

export interface WorkerOptions {
  once?: boolean
}

const POLL_MS = 500
const FILES_KEPT_MS = 2 * DAY_MS

/**
 * Runs the jobs of the queue one by one, and deletes old uploads and unused pictures. While no job waits, it adds larger images and OCR. A job of
 * a killed worker is continued by the next.
 */
export async function runWorker(
  press: Press,
  options: WorkerOptions,
  { host, terminal }: { host: string; terminal: Terminal },
): Promise<void> {
  const holder = `${host} ${randomUUID()}`
  // Beside the server: ends with it, also when that is killed.
  process.once('disconnect', () => process.exit())
  let failure = ''
  let cleanedAt = 0
  for (;;) {
    try {
      if (press.now().getTime() - cleanedAt > HOUR_MS) {
        cleanedAt = press.now().getTime()
        const before = new Date(cleanedAt - FILES_KEPT_MS)
        await removeOldUploads(press, before)
        await removeUnusedReplacements(press, before)
      }
      const job = await runNextJob(press, holder)
      if (job) {
        const ended = await pressJobOf(press.db, job.id)
        const outcome = ended?.error ? `${ended.state}: ${ended.error}` : ended?.state
        terminal.note(`${nameOfIssue(job.key)}: ${job.task.kind} ${outcome}`)
        continue
      }
      if (options.once) return
      const later = await addLaterFilesOfJobs(press)
      failure = ''
      if (later) continue
    } catch (error) {
      // The database or the asset store may be away for a moment.
      if (options.once || !(error instanceof Error)) throw error
      if (error.message !== failure) terminal.note(`The queue cannot be read: ${error.message}`)
      failure = error.message
    }
    await sleep(POLL_MS)
  }
}
