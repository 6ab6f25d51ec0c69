import { DAY_MS } from '#contract/durations.ts'
import type { Config } from '../config.ts'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

export function securityTxt(
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_DAYS * DAY_MS)
  return `Contact: mailto:${supportEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, kn
Canonical: ${publicUrl}/.well-known/security.txt
`
}
