import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import { giveBackTurns, takeTurns } from '#store/auth/rate-limits.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { NotSentError } from '../integrations/messaging/not-sent-error.ts'
import type { SmsMessage } from '../integrations/messaging/sms.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { DropJob } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { newDeviceMail, newDeviceSms } from './new-device-message.ts'

/** Named by the release that only sent mail; its jobs may still be queued. */
const NEW_DEVICE_JOB = 'new-device-mail'

/** A reader who signs in without cookies is new each time. The first notices of a day are the ones that warn. */
const SMS_PER_READER = [{ limit: 5, windowMs: DAY_MS }]

const Payload = z.object({ readerId: z.string(), device: z.string(), at: z.coerce.date() })
type Payload = z.infer<typeof Payload>

/** In the transaction that remembers the device. */
export async function addNewDeviceNotice(tx: Database, payload: Payload): Promise<void> {
  const { at, readerId } = payload
  const job = { kind: NEW_DEVICE_JOB, key: randomUUID(), payload }
  await addJob(tx, { ...job, runAt: at, now: at, readerId })
}

/** By mail; by SMS to readers who have no e-mail address. */
export const newDeviceNoticeJobs: JobHandlers = {
  [NEW_DEVICE_JOB]: async (services, payload) => {
    const { readerId, ...signIn } = Payload.parse(payload)
    const { config, db, log, sendMail } = services
    const { email, phone } = await contactsOf(db, readerId)
    if (email !== undefined) {
      await sendMail({ to: email, ...newDeviceMail(config, signIn) })
      return
    }
    if (phone === undefined) throw new DropJob('the reader has no contact')
    const sms = newDeviceSms(config, signIn)
    if (!sms) {
      const error = 'SMS_ACCOUNT_TEMPLATES has no new-device'
      log('warn', 'message not sent by SMS', { error })
      throw new DropJob(error)
    }
    await sendWithinLimits(services, readerId, { to: phone, ...sms })
  },
}

async function sendWithinLimits(
  { config, db, clock, sendSms }: Services,
  readerId: string,
  message: SmsMessage,
): Promise<void> {
  const takenAt = clock.now()
  const day = dayInIndia(takenAt)
  const turns = {
    turns: [{ bucket: READER_BUCKETS.newDeviceSms(readerId), limits: SMS_PER_READER }],
    daily: { name: 'sms', day, limit: config.messaging.smsDailyLimit },
  }
  const taken = await takeTurns(db, turns, takenAt.getTime())
  if (taken.kind === 'refused') throw new DropJob('the reader was told often enough today')
  if (taken.kind === 'day-is-full') throw new NotSentError('the SMS of the day are used up')
  try {
    await sendSms(message)
  } catch (error) {
    await giveBackTurns(db, turns, { takenAt: takenAt.getTime(), now: clock.now().getTime() })
    throw error
  }
}
