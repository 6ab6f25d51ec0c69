import { z } from 'zod'
import { TITLES } from '#contract/titles.ts'
import { CONTACT_NOTICE_JOB, ContactNotice } from '#store/auth/contact-notices.ts'
import {
  contactUndoWith,
  FORGET_UNDO_JOB,
  forgetExpiredUndo,
  UNDO_DAYS,
} from '#store/auth/contact-undo.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { fill } from '../integrations/messaging/message-template.ts'
import type { Mail, SmsMessage } from '../integrations/messaging/send.ts'
import { DropJob, type JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { bilingualMail, type SenderConfig, timeInEnglish, timeInKannada } from './bilingual-mail.ts'
import { undoToken } from './contact-undo-routes.ts'

const UndoToForget = z.object({ undoId: z.string() })

export const contactNoticeJobs: JobHandlers = {
  [CONTACT_NOTICE_JOB]: async (anyTitle, payload) => {
    const { undoId, to, publisher } = ContactNotice.parse(payload)
    const services = servicesOfTitle(anyTitle, publisher)
    const undo = await contactUndoWith(services.db, undoId)
    if (!undo || undo.used_at !== null) throw new DropJob('the change was undone or is too old')
    await deliverContactChange(services, to, {
      contact: undo.kind,
      at: new Date(undo.at),
      undoToken: undoToken(services.secrets, undoId),
    })
  },

  [FORGET_UNDO_JOB]: async ({ db, clock }, payload) => {
    const { undoId } = UndoToForget.parse(payload)
    await forgetExpiredUndo(db, undoId, clock.now().getTime())
  },
}

/** What the notice to the old contact says. */
export interface ContactChange {
  contact: 'email' | 'phone'
  at: Date
  undoToken: string
}

/** The path of a screen. Nothing is undone until the reader confirms there, because mail scanners open links. */
const UNDO_PATH = '/auth/undo-change'

export const CONTACTS = {
  email: { kn: 'ಇಮೇಲ್ ವಿಳಾಸವನ್ನು', en: 'email address' },
  phone: { kn: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು', en: 'mobile number' },
}

const SMS_TEXT =
  'The {contact} of your account with {brand} was changed on {when}. If it was not you, undo it within {days} days: {link}'

export function contactChangedSms(
  from: SenderConfig,
  change: ContactChange,
): Omit<SmsMessage, 'to'> {
  const values = {
    contact: CONTACTS[change.contact].en,
    when: timeInEnglish(change.at),
    brand: TITLES[from.publisher].name,
    support: from.supportEmail,
    days: `${UNDO_DAYS}`,
    link: undoLink(from, change.undoToken),
  }
  const { undoToken } = change
  return { text: fill(from.messaging.smsNoticeText ?? SMS_TEXT, values), undoToken }
}

export function contactChangedMail(from: SenderConfig, change: ContactChange): Omit<Mail, 'to'> {
  const { publisher, supportEmail } = from
  const { contact, at } = change
  const url = undoLink(from, change.undoToken)
  const { name } = TITLES[publisher]
  const { kn, en } = CONTACTS[contact]
  return bilingualMail(publisher, {
    kn: {
      subject: `ನಿಮ್ಮ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸಲಾಗಿದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${name}’ ಖಾತೆಯ ${kn} ${timeInKannada(at)} ಬದಲಾಯಿಸಲಾಗಿದೆ.`,
        'ಬದಲಾಯಿಸಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
        `ನೀವಲ್ಲದಿದ್ದರೆ ${UNDO_DAYS} ದಿನಗಳೊಳಗೆ ಕೆಳಗಿನ ಲಿಂಕ್ ಮೂಲಕ ಈ ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಮಾಡಿ. ಆಗ ಎಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ. ಸಹಾಯಕ್ಕೆ: ${supportEmail}`,
      ],
      link: { text: 'ಬದಲಾವಣೆ ರದ್ದುಮಾಡಿ', url },
    },
    en: {
      subject: `The ${en} of your account was changed`,
      paragraphs: [
        `The ${en} of your account with ${name} was changed on ${timeInEnglish(at)} (IST).`,
        'If it was you, there is nothing to do.',
        `If it was not you, undo the change within ${UNDO_DAYS} days with the link below. All devices are then logged out. For help, write to ${supportEmail}.`,
      ],
      link: { text: 'Undo the change', url },
    },
  })
}

/** Undoes a contact change, or stops a contact recovery. */
export function undoLink(
  { publicUrl }: Pick<SenderConfig, 'publicUrl'>,
  undoToken: string,
): string {
  const link = new URL(UNDO_PATH, publicUrl)
  link.searchParams.set('token', undoToken)
  return link.href
}

async function deliverContactChange(
  { config, sendSms, sendMail }: Services,
  { kind, value: to }: Contact,
  change: ContactChange,
): Promise<void> {
  await (kind === 'phone'
    ? sendSms({ to, ...contactChangedSms(config, change) })
    : sendMail({ to, ...contactChangedMail(config, change) }))
}
