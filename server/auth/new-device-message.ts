import { TITLES } from '#contract/titles.ts'
import { accountSms } from '../integrations/messaging/account-templates.ts'
import type { Mail } from '../integrations/messaging/mail.ts'
import type { SmsMessage } from '../integrations/messaging/sms.ts'
import type { Letterhead } from './code-message.ts'
import { letter } from './letter.ts'
import { timeInEnglish, timeInKannada } from './time-in-words.ts'

interface NewDevice {
  /** Such as `Chrome on Android`. */
  device: string
  at: Date
}

/** In the language of the title, as messages about plans are. */
const SMS_TEXTS = {
  kn: '{brand}: {when} ಹೊಸ ಸಾಧನದಿಂದ ({device}) ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದೆ. ನೀವಲ್ಲದಿದ್ದರೆ ಉಳಿದೆಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಿ: {link}',
  en: '{brand}: new sign-in to your account on {when} ({device}). If it was not you, sign out of all other devices: {link}',
}

/** Undefined where its wording must be registered and is not. */
export function newDeviceSms(
  { publisher, publicUrl, supportEmail, messaging }: Letterhead,
  { device, at }: NewDevice,
): Omit<SmsMessage, 'to'> | undefined {
  const { name, language } = TITLES[publisher]
  const when = language === 'kn' ? timeInKannada(at) : timeInEnglish(at)
  const link = `${publicUrl}/profile`
  const values = { brand: name, device, when, link, support: supportEmail }
  return accountSms(messaging, 'new-device', { defaultText: SMS_TEXTS[language], values })
}

export function newDeviceMail(
  { publisher, publicUrl, supportEmail }: Letterhead,
  { device, at }: NewDevice,
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
