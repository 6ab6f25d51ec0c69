import { TITLES } from '#contract/titles.ts'
import { maskContact } from '#domain/mask-contact.ts'
import type { Contact } from '#store/auth/contact.ts'
import { RECOVERY_DAYS } from '#store/auth/contact-recovery.ts'
import { accountSms } from '../integrations/messaging/account-templates.ts'
import type { Mail } from '../integrations/messaging/mail.ts'
import type { SmsMessage } from '../integrations/messaging/sms.ts'
import type { Letterhead } from './code-message.ts'
import { CONTACTS, undoLink } from './contact-changed-message.ts'
import { letter } from './letter.ts'
import { timeInEnglish, timeInKannada } from './time-in-words.ts'

/** Support was asked to change a contact; the contacts of the account are told, and can stop it. */
export interface RequestedRecovery {
  newContact: Contact
  at: Date
  undoToken: string
}

const SMS_TEXTS = {
  kn: 'ನಿಮ್ಮ {brand} ಖಾತೆಯ {contact} ಬದಲಾಯಿಸಲು ಕೋರಲಾಗಿದೆ. {days} ದಿನಗಳ ನಂತರ ಬದಲಾಗುತ್ತದೆ. ಕೋರಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ತಡೆಯಿರಿ: {link}',
  en: 'Support was asked to change the {contact} of your account with {brand}. It changes after {days} days. If it was not you, stop it: {link}',
}

/** Undefined where its wording must be registered and is not. */
export function recoverySms(
  from: Letterhead,
  { newContact, undoToken }: RequestedRecovery,
): Omit<SmsMessage, 'to'> | undefined {
  const { name, language } = TITLES[from.publisher]
  const values = {
    contact: CONTACTS[newContact.kind][language],
    brand: name,
    support: from.supportEmail,
    days: `${RECOVERY_DAYS}`,
    link: undoLink(from, undoToken),
  }
  const sms = accountSms(from.messaging, 'recovery', { defaultText: SMS_TEXTS[language], values })
  return sms && { ...sms, undoToken }
}

export function recoveryMail(
  from: Letterhead,
  { newContact, at, undoToken }: RequestedRecovery,
): Omit<Mail, 'to'> {
  const { publisher, supportEmail } = from
  const { name } = TITLES[publisher]
  const { kn, en } = CONTACTS[newContact.kind]
  const shown = maskContact(newContact)
  const url = undoLink(from, undoToken)
  return letter(publisher, {
    kn: {
      subject: `ನಿಮ್ಮ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸಲು ಕೋರಲಾಗಿದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${name}’ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸುವಂತೆ ${timeInKannada(at)} ನಮ್ಮ ಸಹಾಯ ವಿಭಾಗವನ್ನು ಕೋರಲಾಗಿದೆ. ಹೊಸದು: ${shown}`,
        `ಈ ಸಂದೇಶ ಕಳುಹಿಸಿದ ${RECOVERY_DAYS} ದಿನಗಳ ನಂತರ ಬದಲಾವಣೆ ಆಗುತ್ತದೆ. ಕೋರಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.`,
        `ನೀವಲ್ಲದಿದ್ದರೆ ಕೆಳಗಿನ ಲಿಂಕ್ ಮೂಲಕ ಅದನ್ನು ತಡೆಯಿರಿ. ಸಹಾಯಕ್ಕೆ: ${supportEmail}`,
      ],
      link: { text: 'ಬದಲಾವಣೆ ತಡೆಯಿರಿ', url },
    },
    en: {
      subject: `Support was asked to change the ${en} of your account`,
      paragraphs: [
        `Our support was asked on ${timeInEnglish(at)} (IST) to change the ${en} of your account with ${name} to ${shown}.`,
        `It changes ${RECOVERY_DAYS} days after this message. If you asked for it, there is nothing to do.`,
        `If you did not, stop it with the link below. For help, write to ${supportEmail}.`,
      ],
      link: { text: 'Stop the change', url },
    },
  })
}
