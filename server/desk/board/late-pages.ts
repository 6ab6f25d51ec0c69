import { z } from 'zod'
import { SECOND_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { isLate, openingTimes } from '#domain/night-board/edition-night.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { addJob } from '#store/jobs.ts'
import { dutyOfTitles } from '#store/staff/duty.ts'
import type { DueSource } from '../../jobs/due-source.ts'
import type { BoardReader, BoardServices } from './read-board.ts'

export const LATE_PAGE_JOB = 'late-page-alert'
const LOOK_EVERY_MS = 20 * SECOND_MS

export const LateIssue = z.object({ publisher: PublisherCode, edition: z.int(), date: IssueDate })

/** Adds a job for each late issue. Several processes may look: the key of a job is unique. */
export function latePageSource(
  { db, clock, config }: BoardServices,
  board: BoardReader,
): DueSource {
  let lastLook = 0
  return {
    runDue: async () => {
      const now = clock.now()
      const since = now.getTime() - lastLook
      if (since >= 0 && since < LOOK_EVERY_MS) return 0
      lastLook = now.getTime()
      const titles = (await dutyOfTitles(db)).map(({ publisher }) => publisher)
      if (titles.length === 0) return 0
      const { editions } = await board.read()
      for (const edition of editions) {
        const isAlert = isLate(edition, now.getTime(), config.latePageMinutes)
        if (!isAlert || !titles.includes(edition.publisher)) continue
        const { publisher, edition: id, date } = edition
        const payload = { publisher, edition: id, date }
        // Once for each issue and state: an issue that is early and incomplete is another state.
        const state = now.getTime() < openingTimes(edition).early ? 'before' : 'after'
        const key = `${issueId(payload)} ${state}`
        await addJob(db, { kind: LATE_PAGE_JOB, key, payload, runAt: now, now })
      }
      return 0
    },
    nextDue: async () => undefined,
  }
}
