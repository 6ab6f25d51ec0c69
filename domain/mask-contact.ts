import { COUNTRY_CODE } from '#contract/contact-details.ts'

const DOT = '•'
const SHOWN_DIGITS = 4

/** Shows enough for the owner to recognise it: `+91 ••••••3210`, `k•••@example.org`. */
export function maskContact({ kind, value }: { kind: 'email' | 'phone'; value: string }): string {
  if (kind === 'phone') {
    const digits = value.slice(COUNTRY_CODE.length)
    const shown = digits.slice(-SHOWN_DIGITS)
    return `${COUNTRY_CODE} ${DOT.repeat(digits.length - shown.length)}${shown}`
  }
  const at = value.lastIndexOf('@')
  return `${value.slice(0, 1)}${DOT.repeat(3)}${value.slice(at)}`
}
