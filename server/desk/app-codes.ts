import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { TITLES } from '#contract/titles.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import type { Services } from '../services.ts'

type CodeServices = Pick<Services, 'config' | 'clock' | 'secrets'>

/** Accepts the codes of one step before and one after, for clocks that differ. */
const WINDOW = 1

const RECOVERY_CODES = 10
const RECOVERY_CODE_BYTES = 10

/** A new secret, its address for a QR code, and what is stored of it. */
export function newAppSecret(
  { config, secrets }: CodeServices,
  { email }: StaffAccount,
): { secret: string; uri: string; sealed: string } {
  const secret = new Secret({ size: 20 })
  const issuer = `${TITLES[config.publisher].names.en} desk`
  const uri = new TOTP({ issuer, label: email, secret }).toString()
  return { secret: secret.base32, uri, sealed: secrets.seal('staff-app', secret.base32) }
}

/** The time step of a valid code; undefined if the code is wrong. */
export function stepOfCode(
  { clock, secrets }: CodeServices,
  sealed: string,
  code: string,
): number | undefined {
  const secret = secrets.unseal('staff-app', sealed)
  if (secret === undefined) return undefined
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Such as `4f2a9-01bd3-77c0e-9a1d5`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(RECOVERY_CODE_BYTES).toString('hex').match(/.{5}/g) ?? []).join('-'),
  )
}

/** The form that is hashed: people type codes with or without spaces and dashes. */
export function normaliseRecoveryCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}
