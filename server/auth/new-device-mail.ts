import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { TITLES } from '#contract/titles.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/payments/jobs.ts'
import { Dropped } from '../jobs/dropped.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import type { Mail } from '../outside/mail.ts'
import type { Letterhead } from './code-message.ts'
import { letter } from './letter.ts'
import { timeInEnglish, timeInKannada } from './time-in-words.ts'

const NEW_DEVICE_MAIL_JOB = 'new-device-mail'

const Payload = z.object({ readerId: z.string(), device: z.string(), at: z.coerce.date() })
type Payload = z.infer<typeof Payload>

/** In the transaction that remembers the device. A reader without an e-mail address gets nothing. */
export async function addNewDeviceMail(tx: Database, payload: Payload): Promise<void> {
  const { email } = await contactsOf(tx, payload.readerId)
  if (email === undefined) return
  const { at, readerId } = payload
  const job = { kind: NEW_DEVICE_MAIL_JOB, key: randomUUID(), payload }
  await addJob(tx, { ...job, runAt: at, now: at, readerId })
}

export const newDeviceMailJobs: JobHandlers = {
  [NEW_DEVICE_MAIL_JOB]: async ({ db, config, sendMail }, payload) => {
    const { readerId, ...signIn } = Payload.parse(payload)
    const { email } = await contactsOf(db, readerId)
    if (email === undefined) throw new Dropped('the reader has no e-mail address')
    await sendMail({ to: email, ...newDeviceMail(config, signIn) })
  },
}

function newDeviceMail(
  { publisher, publicUrl, supportEmail }: Letterhead,
  { device, at }: Pick<Payload, 'device' | 'at'>,
): Omit<Mail, 'to'> {
  const { name } = TITLES[publisher]
  const url = `${publicUrl}/profile`
  return letter(publisher, {
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
