import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { type Mail, NotSentError, type SmsMessage } from '../integrations/messaging/send.ts'
import { sendLimitedSms } from '../integrations/messaging/send-limited-sms.ts'
import { accountSms } from '../integrations/messaging/templates.ts'
import { DropJob, type JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { bilingualMail, type SenderConfig, timeInEnglish, timeInKannada } from './bilingual-mail.ts'

/** The name is older than the SMS: jobs of that release may still be queued. */
const NEW_DEVICE_JOB = 'new-device-mail'

/** A browser without cookies is new at every sign-in. The first notices of a day are enough as a warning. */
const SMS_PER_READER = [{ limit: 5, windowMs: DAY_MS }]

const Payload = z.object({
  readerId: z.string(),
  device: z.string(),
  at: z.coerce.date(),
  /** The title at whose address the reader signed in; undefined in jobs of earlier releases. */
  publisher: PublisherCode.optional(),
})
type Payload = z.infer<typeof Payload>

/** Runs in the transaction that records the device. */
export async function addNewDeviceNotice(tx: Database, payload: Payload): Promise<void> {
  const { at, readerId } = payload
  const job = { kind: NEW_DEVICE_JOB, key: randomUUID(), payload }
  await addJob(tx, { ...job, runAt: at, now: at, readerId })
}

/** Sends the notice by e-mail, or by SMS to readers who have no e-mail address. */
export const newDeviceNoticeJobs: JobHandlers = {
  [NEW_DEVICE_JOB]: async (anyTitle, payload) => {
    const { readerId, publisher, ...signIn } = Payload.parse(payload)
    const services = servicesOfTitle(anyTitle, publisher)
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
  services: Services,
  readerId: string,
  message: SmsMessage,
): Promise<void> {
  const ofReader = { bucket: READER_BUCKETS.newDeviceSms(readerId), limits: SMS_PER_READER }
  const outcome = await sendLimitedSms(services, message, [ofReader])
  if (outcome === 'refused')
    throw new DropJob('the reader has reached the daily limit of these SMS')
  if (outcome === 'day-is-full') throw new NotSentError('the daily SMS limit is reached')
}

interface NewDevice {
  /** Such as `Chrome on Android`. */
  device: string
  at: Date
}

/** Sent in the language of the title, as notifications about plans are. */
const SMS_TEXTS = {
  kn: '{brand}: {when} ಹೊಸ ಸಾಧನದಿಂದ ({device}) ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದೆ. ನೀವಲ್ಲದಿದ್ದರೆ ಉಳಿದೆಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಿ: {link}',
  en: '{brand}: new sign-in to your account on {when} ({device}). If it was not you, sign out of all other devices: {link}',
}

/** Undefined if SMS texts must be registered and this one is not. */
function newDeviceSms(
  { publisher, publicUrl, supportEmail, messaging }: SenderConfig,
  { device, at }: NewDevice,
): Omit<SmsMessage, 'to'> | undefined {
  const { name, language } = TITLES[publisher]
  const when = language === 'kn' ? timeInKannada(at) : timeInEnglish(at)
  const link = `${publicUrl}/profile`
  const values = { brand: name, device, when, link, support: supportEmail }
  return accountSms(messaging, 'new-device', { defaultText: SMS_TEXTS[language], values })
}

function newDeviceMail(
  { publisher, publicUrl, supportEmail }: SenderConfig,
  { device, at }: NewDevice,
): Omit<Mail, 'to'> {
  const { name } = TITLES[publisher]
  const url = `${publicUrl}/profile`
  return bilingualMail(publisher, {
    kn: {
      subject: 'ಹೊಸ ಸಾಧನದಿಂದ ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್',
      paragraphs: [
        `${timeInKannada(at)} ಹೊಸ ಸಾಧನವೊಂದರಿಂದ ನಿಮ್ಮ ‘${name}’ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದೆ.`,
        `ಸಾಧನ: ${device}`,
        'ಲಾಗಿನ್ ಆಗಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
        `ನೀವಲ್ಲದಿದ್ದರೆ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ‘ಉಳಿದೆಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಿ’ ಒತ್ತಿ, ಕೂಡಲೇ ${supportEmail} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
      link: { text: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್', url },
    },
    en: {
      subject: 'New sign-in to your account',
      paragraphs: [
        `A new device signed in to your account with ${name} on ${timeInEnglish(at)} (IST).`,
        `Device: ${device}`,
        'If it was you, there is nothing to do.',
        `If it was not you, choose ‘Sign out of all other devices’ in your profile, and write to ${supportEmail} at once.`,
      ],
      link: { text: 'Your profile', url },
    },
  })
}
