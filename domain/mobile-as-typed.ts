import { MOBILE_LENGTH } from '#contract/contact-details.ts'

/** Only digits, ten at most. A number that is pasted or filled in may bring spaces, +91 or a 0 before it. */
export function mobileAsTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const isWhole = digits.length > MOBILE_LENGTH && /^(0|91|0091)\d{10}$/.test(digits)
  return isWhole ? digits.slice(-MOBILE_LENGTH) : digits.slice(0, MOBILE_LENGTH)
}
