import { foldDigits } from '../search/normalise.ts'

/** A number with its scale: 9.2 lakh, 46 ಸಾವಿರ, 1,270. */
const NUMBER =
  /(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?(?:\s*[-–]?\s*(lakh|crore|thousand|ಲಕ್ಷ|ಕೋಟಿ|ಸಾವಿರ))?/gu
const SCALES: Record<string, number> = {
  thousand: 1e3,
  ಸಾವಿರ: 1e3,
  lakh: 1e5,
  ಲಕ್ಷ: 1e5,
  crore: 1e7,
  ಕೋಟಿ: 1e7,
}
const YEAR = /^(?:19|20)\d\d$/

/** The values of the numbers in digits, in either script. Years are left out: every report may name them. */
export function numbersIn(text: string): Set<number> {
  const values = new Set<number>()
  for (const [, whole = '', fraction = '', scale = ''] of foldDigits(text).matchAll(NUMBER)) {
    if (YEAR.test(whole) && !fraction && !scale) continue
    const value = Number(whole.replaceAll(',', '') + fraction) * (SCALES[scale] ?? 1)
    values.add(Number(value.toPrecision(12)))
  }
  return values
}
