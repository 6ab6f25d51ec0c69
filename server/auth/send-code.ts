import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#contract/auth-codes.ts'
import { CODE_LIFETIME_MS } from '#domain/code-limits.ts'
import type { SentCode } from '#store/auth/code-attempts.ts'
import type { Contact } from '#store/auth/contact.ts'
import { browserFamiliarity } from '#store/auth/familiarity.ts'
import { giveBackTurns, takeTurns } from '#store/auth/rate-limits.ts'
import { addressPrefix } from '../http/client-address.ts'
import { NotSentError } from '../integrations/not-sent-error.ts'
import type { Services } from '../services.ts'
import { turnsOfCode } from './code-limits.ts'
import { deliverCode } from './deliver.ts'

interface CodeToSend {
  attemptId: string
  contact: Contact
  /** Who asks for it. */
  address: string
  deviceHashes: readonly string[]
  /** From now on this is the code of the attempt. */
  keep(sent: SentCode): Promise<void>
  undo(): Promise<void>
}

export type Sending =
  | { kind: 'sent' }
  | { kind: 'refused'; retryAt: number }
  | { kind: 'day-is-full' }
  | { kind: 'not-sent' }

/** Sends a code, if there was none too many; when it cannot be sent, everything is as before. */
export async function sendCode(services: Services, code: CodeToSend): Promise<Sending> {
  const { db, clock, secrets, log } = services
  const now = clock.now().getTime()
  const { contact, address, deviceHashes } = code
  const traces = { device_hashes: deviceHashes, address_prefix: addressPrefix(address) }
  const { familiarity } = await browserFamiliarity(db, contact, traces, now)
  const turns = turnsOfCode(services, { contact, address, familiarity })
  const taken = await takeTurns(db, turns, now)
  if (taken.kind === 'day-is-full') log('error', 'the SMS of the day are used up')
  if (taken.kind !== 'taken') return taken

  const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  await code.keep({
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
