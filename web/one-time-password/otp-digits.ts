import { OTP_LENGTH } from '#contract/auth-codes.ts'

/** One entry a box, '' where nothing is typed yet. */
export type OtpDigits = readonly string[]

export const NO_DIGITS: OtpDigits = Array<string>(OTP_LENGTH).fill('')

export function digitsIn(text: string): string {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH)
}

/** Text that arrives in a box, typed, pasted or filled in by the phone, spreads over the boxes from there on. */
export function enterDigits(digits: OtpDigits, index: number, text: string): OtpDigits {
  const arrived = digitsIn(text)
  const from = arrived.length === OTP_LENGTH ? 0 : index
  return digits.map((digit, box) => arrived[box - from] ?? digit)
}

/** A full box that gets a second digit holds that one. */
export function replaceDigit(digits: OtpDigits, index: number, text: string): OtpDigits {
  const old = digits[index] ?? ''
  const isSecond = old !== '' && text.length === 2
  return enterDigits(digits, index, isSecond ? text.replace(old, '') : text)
}

export function clearDigit(digits: OtpDigits, index: number): OtpDigits {
  return digits.map((digit, box) => (box === index ? '' : digit))
}
