import { TITLES } from '#contract/titles.ts'
import type { Mail } from '../outside/mail.ts'
import { fill } from '../outside/message-template.ts'
import type { SmsMessage } from '../outside/sms.ts'
import type { Letterhead } from './code-message.ts'
import { letter } from './letter.ts'
import { timeInEnglish, timeInKannada } from './time-in-words.ts'

/** A way to reach a reader gave way to another; the old one is told. */
export interface ContactChange {
  contact: 'email' | 'phone'
  at: Date
}

const CONTACTS = {
  email: { kn: 'ಇಮೇಲ್ ವಿಳಾಸವನ್ನು', en: 'email address' },
  phone: { kn: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು', en: 'mobile number' },
}

const SMS_TEXT =
  'The {contact} of your account with {brand} was changed on {when}. If it was not you, write to {support} at once.'

export function contactChangedSms(from: Letterhead, change: ContactChange): Omit<SmsMessage, 'to'> {
  const values = {
    contact: CONTACTS[change.contact].en,
    when: timeInEnglish(change.at),
    brand: TITLES[from.publisher].name,
    support: from.supportEmail,
  }
  return { text: fill(from.messaging.smsNoticeText ?? SMS_TEXT, values) }
}

export function contactChangedMail(
  { publisher, supportEmail }: Letterhead,
  { contact, at }: ContactChange,
): Omit<Mail, 'to'> {
  const { name } = TITLES[publisher]
  const { kn, en } = CONTACTS[contact]
  return letter(publisher, {
    kn: {
      subject: `ನಿಮ್ಮ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸಲಾಗಿದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${name}’ ಖಾತೆಯ ${kn} ${timeInKannada(at)} ಬದಲಾಯಿಸಲಾಗಿದೆ.`,
        'ಬದಲಾಯಿಸಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
        `ನೀವಲ್ಲದಿದ್ದರೆ ಕೂಡಲೇ ${supportEmail} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.`,
      ],
    },
    en: {
      subject: `The ${en} of your account was changed`,
      paragraphs: [
        `The ${en} of your account with ${name} was changed on ${timeInEnglish(at)} (IST).`,
        'If it was you, there is nothing to do.',
        `If it was not you, write to ${supportEmail} at once.`,
      ],
    },
  })
}
