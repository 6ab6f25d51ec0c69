import { z } from 'zod'
import { SECOND_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { areMailsDue } from '#domain/followed-searches/followed-searches.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { Database } from '#store/database.ts'
import { releasesOfDay } from '#store/issues/issue-dates.ts'
import { addJob } from '#store/jobs.ts'
import { isIndexOutdated } from '#store/search/behind.ts'
import { areStoriesOutdated } from '#store/stories/outdated-stories.ts'
import type { Clock } from '../integrations/clock.ts'
import type { DueSource } from '../jobs/due-source.ts'

export const FOLLOWERS_JOB = 'followed-searches'
const LOOK_EVERY_MS = 20 * SECOND_MS

/** A day's paper. */
export const Paper = z.object({ publisher: PublisherCode, date: IssueDate })

interface MailServices {
  db: Database
  clock: Clock
  publisher: PublisherCode
}

/** Adds one job for each day's paper, once everyone may open it. Several processes may look: its key is unique. */
export function followedSearchSource({ db, clock, publisher }: MailServices): DueSource {
  let lastLook = 0
  let added = ''
  return {
    runDue: async () => {
      const now = clock.now()
      const date = newspaperDay(now)
      const since = now.getTime() - lastLook
      if (date === added || (since >= 0 && since < LOOK_EVERY_MS)) return 0
      lastLook = now.getTime()
      const issues = await releasesOfDay(db, publisher, date)
      // Whether search is complete is the costly question.
      if (!areMailsDue(issues, { isSearchComplete: true, now })) return 0
      const isSearchComplete =
        !(await isIndexOutdated(db, date)) && !(await areStoriesOutdated(db, date))
      if (!areMailsDue(issues, { isSearchComplete, now })) return 0
      const job = { kind: FOLLOWERS_JOB, key: `${publisher} ${date}`, payload: { publisher, date } }
      await addJob(db, { ...job, runAt: now, now })
      added = date
      return 0
    },
    nextDue: async () => undefined,
  }
}
