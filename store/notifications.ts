import { CONTACT_NOTICE_JOB } from './auth/contact-notices.ts'
import { RECOVERY_NOTICE_JOB } from './auth/contact-recovery.ts'
import type { Database } from './database.ts'
import { FOLLOWED_MAIL_JOB } from './followed-searches.ts'

/** Kinds of job that send a notification, as the table has them. */
export const NOTIFICATION_JOBS = [
  'message',
  'new-device-mail',
  CONTACT_NOTICE_JOB,
  RECOVERY_NOTICE_JOB,
  'erasure-notice',
  FOLLOWED_MAIL_JOB,
] as const

/** A notification to a reader that was not delivered yet, or was given up after its last try. */
export interface UndeliveredNotification {
  id: string
  reader_id: string | null
  kind: string
  key: string
  state: 'waiting' | 'dead'
  run_at: number
  tries: number
  last_error: string | null
}

/** Those that were given up first, then by the time of the next try. */
export async function undeliveredNotifications(
  db: Database,
  limit: number,
): Promise<UndeliveredNotification[]> {
  const rows = await db
    .selectFrom('job')
    .select(['id', 'reader_id', 'kind', 'key', 'state', 'run_at', 'tries', 'last_error'])
    .where('kind', 'in', NOTIFICATION_JOBS)
    .where('state', 'in', ['waiting', 'dead'])
    .orderBy('state')
    .orderBy('run_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ state, ...row }) =>
    state === 'waiting' || state === 'dead' ? [{ ...row, state }] : [],
  )
}
