import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#contract/auth-codes.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { TITLES } from '#contract/titles.ts'
import { CODE_LIFETIME_MS } from '#domain/code-limits.ts'
import type { SentCode } from '#store/auth/code-attempts.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { browserFamiliarity } from '#store/auth/known-devices.ts'
import { giveBackTurns, takeTurns } from '#store/auth/rate-limits.ts'
import { addressPrefix } from '../http/client-address.ts'
import { fill } from '../integrations/messaging/message-template.ts'
import { type Mail, NotSentError, type SmsMessage } from '../integrations/messaging/send.ts'
import type { Services } from '../services.ts'
import { bilingualMail, type SenderConfig } from './bilingual-mail.ts'
import { type CodeOutcome, turnsOfCode } from './code-limits.ts'

interface CodeToSend {
  attemptId: string
  contact: Contact
  /** The address of the client. */
  address: string
  deviceHashes: readonly string[]
  /** Stores the code as the attempt's current one. */
  store(sent: SentCode): Promise<void>
  undo(): Promise<void>
}

/** Sends a code within the rate limits. If it cannot be sent, the attempt and the turns are restored. */
export async function sendCode(services: Services, code: CodeToSend): Promise<CodeOutcome> {
  const { db, clock, secrets, log } = services
  const now = clock.now().getTime()
  const { contact, address, deviceHashes } = code
  const traces = { device_hashes: deviceHashes, address_prefix: addressPrefix(address) }
  const { familiarity } = await browserFamiliarity(db, contact, traces, now)
  const turns = turnsOfCode(services, { contact, address, familiarity })
  const taken = await takeTurns(db, turns, now)
  if (taken.kind === 'day-is-full') log('error', 'daily SMS limit reached')
  if (taken.kind !== 'taken') return taken

  const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  await code.store({
    code_hash: secrets.mac('code', `${code.attemptId} ${otp}`),
    code_expires_at: now + CODE_LIFETIME_MS,
    until_verified: JSON.stringify(turns.untilVerified.map(({ bucket }) => bucket)),
  })
  try {
    await deliverCode(services, contact, otp)
  } catch (error) {
    await code.undo()
    await giveBackTurns(db, turns, { takenAt: now, now })
    if (!(error instanceof NotSentError)) throw error
    log('error', 'code not sent', { kind: contact.kind, error: error.message })
    return { kind: 'not-sent' }
  }
  log('info', 'code sent', { kind: contact.kind })
  return { kind: 'sent' }
}

const OTP_MINUTES = CODE_LIFETIME_MS / MINUTE_MS

/** The last line lets browsers on phones fill in the code, only on this host (WebOTP). */
const SMS_TEXT = `{otp} is your OTP for {brand}. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.

@{host} #{otp}`

export function codeSms(from: SenderConfig, otp: string): Omit<SmsMessage, 'to'> {
  const brand = TITLES[from.publisher].name
  const host = new URL(from.publicUrl).hostname
  return { text: fill(from.messaging.smsText ?? SMS_TEXT, { otp, brand, host }), otp }
}

export function codeMail({ publisher }: SenderConfig, otp: string): Omit<Mail, 'to'> {
  const { name } = TITLES[publisher]
  return bilingualMail(publisher, {
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

async function deliverCode(
  { config, sendSms, sendMail }: Services,
  { kind, value: to }: Contact,
  otp: string,
): Promise<void> {
  await (kind === 'phone'
    ? sendSms({ to, ...codeSms(config, otp) })
    : sendMail({ to, ...codeMail(config, otp) }))
}
