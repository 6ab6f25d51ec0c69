import { z } from 'zod'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import {
  claimMail,
  FOLLOWED_MAIL_JOB,
  followedSearchesOf,
  followersAfter,
  releaseMail,
} from '#store/followed-searches.ts'
import { addJobs } from '#store/jobs.ts'
import { NotSentError } from '../integrations/messaging/send.ts'
import { DropJob, type JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { FOLLOWERS_JOB, Paper } from './due-mails.ts'
import { type FollowedFinds, followedMail } from './followed-mail.ts'
import { storiesOfDay } from './stories-of-day.ts'

const READERS_AT_ONCE = 500

const Payload = Paper.extend({ readerId: z.string() })

export const followedSearchJobs: JobHandlers = {
  /** Adds a job for each reader who follows something. Running it again adds none twice. */
  [FOLLOWERS_JOB]: async ({ db, clock }, payload) => {
    const paper = Paper.parse(payload)
    const { publisher, date } = paper
    const now = clock.now()
    let after = ''
    for (;;) {
      const readers = await followersAfter(db, { publisher, after, limit: READERS_AT_ONCE })
      const jobs = readers.map((readerId) => ({
        kind: FOLLOWED_MAIL_JOB,
        key: `${publisher} ${date} ${readerId}`,
        payload: { ...paper, readerId },
        runAt: now,
        now,
        readerId,
      }))
      await addJobs(db, jobs)
      if (readers.length < READERS_AT_ONCE) return
      after = readers.at(-1) ?? ''
    }
  },

  /**
   * The mail is claimed just before it is sent: if the process is killed while the mail server has it, the reader may
   * miss a mail, but never gets it twice.
   */
  [FOLLOWED_MAIL_JOB]: async (anyTitle, payload, { key }) => {
    const { readerId, publisher, date } = Payload.parse(payload)
    const services = servicesOfTitle(anyTitle, publisher)
    const { db, clock, sendMail } = services
    if (newspaperDay(clock.now()) !== date) throw new DropJob('the day is over')
    const { email } = await contactsOf(db, readerId)
    if (email === undefined) throw new DropJob('the reader has no e-mail address')
    const finds = await findsOf(services, { readerId, publisher, date })
    if (finds.length === 0) throw new DropJob('the paper has nothing that the reader follows')
    const mail = { readerId, publisher, edition_date: date }
    if (!(await claimMail(db, mail, clock.now()))) throw new DropJob('it may have been sent before')
    try {
      await sendMail({ id: key, to: email, ...followedMail(services, readerId, finds) })
    } catch (error) {
      if (error instanceof NotSentError) await releaseMail(db, mail)
      throw error
    }
  },
}

async function findsOf(
  services: Services,
  { readerId, publisher, date }: z.infer<typeof Payload>,
): Promise<FollowedFinds[]> {
  const finds: FollowedFinds[] = []
  for (const followed of await followedSearchesOf(services.db, readerId, publisher)) {
    const stories = await storiesOfDay(services, followed, { readerId, date })
    if (stories.length > 0) finds.push({ followed, stories })
  }
  return finds
}
