import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { IssueKey } from '#domain/access.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import {
  isJobWaiting,
  issueWithoutLaterFiles,
  setLaterFilesAdded,
} from '#store/press-jobs/later-files.ts'
import { afterPublish } from '../afterwards/after-publish.ts'
import type { Press } from '../publish.ts'

const LOOK_EVERY_MS = SECOND_MS
/** A page is often replaced within minutes: images of the version before would be made in vain. */
export const QUIET_MS = 10 * MINUTE_MS
/** Older issues are left to `press afterwards`. */
const WITHIN_MS = 2 * DAY_MS

/**
 * Adds larger images and OCR to the next issue that jobs showed some minutes ago. Stops between two pages when a job waits; what was
 * made stays, and the next call continues. Returns the issue, or undefined if none is left.
 */
export async function addLaterFilesOfJobs(press: Press): Promise<IssueKey | undefined> {
  const { db, now } = press
  const startedAt = now()
  const key = await issueWithoutLaterFiles(db, {
    after: new Date(startedAt.getTime() - WITHIN_MS),
    before: new Date(startedAt.getTime() - QUIET_MS),
  })
  if (!key) return undefined
  const version = await shownVersionOf(db, key)
  if (version) {
    const urgent = new AbortController()
    const over = new AbortController()
    const looking = abortWhenJobWaits(db, urgent, over.signal)
    try {
      const { signal } = urgent
      const pages = await afterPublish(press, key, version, { images: true, ocr: true, signal })
      await addAfterwards(db, key, version, pages)
    } catch (error) {
      if (urgent.signal.aborted) return key
      throw error
    } finally {
      over.abort()
      await looking
    }
  }
  await setLaterFilesAdded(db, key, startedAt)
  return key
}

async function abortWhenJobWaits(
  db: Press['db'],
  urgent: AbortController,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    // A database that is away is noticed by the run itself.
    if (await isJobWaiting(db).catch(() => false)) {
      urgent.abort()
      return
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
}
