import { dayInIndia } from '#domain/newspaper-day.ts'
import { giveBackTurns, type Turn, takeTurns } from '#store/auth/rate-limits.ts'
import type { Services } from '../../services.ts'
import type { SmsMessage } from './send.ts'

/** Sends an SMS that counts in SMS_DAILY_LIMIT and in `turns`. Gives the turns back if the gateway fails. */
export async function sendLimitedSms(
  { config, db, clock, sendSms }: Pick<Services, 'config' | 'db' | 'clock' | 'sendSms'>,
  message: SmsMessage,
  turns: readonly Turn[] = [],
): Promise<'sent' | 'refused' | 'day-is-full'> {
  const takenAt = clock.now()
  const limit = config.messaging.smsDailyLimit
  const counted = { turns, daily: { name: 'sms', day: dayInIndia(takenAt), limit } }
  const taken = await takeTurns(db, counted, takenAt.getTime())
  if (taken.kind === 'refused' || taken.kind === 'day-is-full') return taken.kind
  try {
    await sendSms(message)
  } catch (error) {
    await giveBackTurns(db, counted, { takenAt: takenAt.getTime(), now: clock.now().getTime() })
    throw error
  }
  return 'sent'
}
