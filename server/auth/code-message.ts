import { MINUTE_MS } from '#contract/durations.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { CODE_LIFETIME_MS } from '#domain/code-limits.ts'
import type { Mail } from '../integrations/messaging/mail.ts'
import { fill } from '../integrations/messaging/message-template.ts'
import type { MessagingConfig } from '../integrations/messaging/messaging-config.ts'
import type { SmsMessage } from '../integrations/messaging/sms.ts'
import { letter } from './letter.ts'

/** What a message needs of the configuration. */
export interface Letterhead {
  publisher: PublisherCode
  publicUrl: string
  supportEmail: string
  messaging: Pick<
    MessagingConfig,
    'smsText' | 'smsNoticeText' | 'smsGateway' | 'smsAccountTemplates'
  >
}

const OTP_MINUTES = CODE_LIFETIME_MS / MINUTE_MS

/** Its last line lets browsers on phones fill in the code, on this host alone (WebOTP). */
const SMS_TEXT = `{otp} is your OTP for {brand}. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.

@{host} #{otp}`

export function codeSms(from: Letterhead, otp: string): Omit<SmsMessage, 'to'> {
  const brand = TITLES[from.publisher].name
  const host = new URL(from.publicUrl).hostname
  return { text: fill(from.messaging.smsText ?? SMS_TEXT, { otp, brand, host }), otp }
}

export function codeMail({ publisher }: Letterhead, otp: string): Omit<Mail, 'to'> {
  const { name } = TITLES[publisher]
  return letter(publisher, {
    code: otp,
    kn: {
      subject: 'ನಿಮ್ಮ ಒಟಿಪಿ',
      paragraphs: [
        `‘${name}’ ಖಾತೆಗೆ ನಿಮ್ಮ ಒಟಿಪಿ: ${otp}`,
        `ಇದು ${OTP_MINUTES} ನಿಮಿಷಗಳವರೆಗೆ ಮಾತ್ರ ಮಾನ್ಯವಾಗಿರುತ್ತದೆ. ಒಟಿಪಿಯನ್ನು ಯಾರೊಂದಿಗೂ ಹಂಚಿಕೊಳ್ಳಬೇಡಿ; ನಮ್ಮ ಸಿಬ್ಬಂದಿ ಅದನ್ನು ಎಂದಿಗೂ ಕೇಳುವುದಿಲ್ಲ.`,
        'ನೀವು ಒಟಿಪಿ ಕೋರಿಲ್ಲದಿದ್ದರೆ ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ.',
      ],
    },
    en: {
      subject: 'Your OTP',
      paragraphs: [
        `Your OTP for ${name}: ${otp}`,
        `It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone; our staff never ask for it.`,
        'If you did not ask for an OTP, ignore this email.',
      ],
    },
  })
}
