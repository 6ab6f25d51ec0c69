import { MOBILE_LENGTH } from '#contract/contact-details.ts'

/** Keeps at most ten digits. Pasted or autofilled numbers may have spaces, +91 or a leading 0. */
export function digitsOfMobile(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const isWhole = digits.length > MOBILE_LENGTH && /^(0|91|0091)\d{10}$/.test(digits)
  return isWhole ? digits.slice(-MOBILE_LENGTH) : digits.slice(0, MOBILE_LENGTH)
}
