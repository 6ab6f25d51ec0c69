import { CENTS, type Currency } from '#contract/plans.ts'
import type { Language } from '#contract/titles.ts'

/** An amount of paise or cents in words, as on invoices, with the Indian units thousand, lakh and crore. */
export function amountInWords(cents: number, currency: Currency, language: Language): string {
  const whole = Math.floor(cents / CENTS)
  const part = cents % CENTS
  return language === 'kn'
    ? kannadaAmount({ whole, part }, currency)
    : englishAmount({ whole, part }, currency)
}

interface Amount {
  whole: number
  part: number
}

const SCALES = [
  { size: 10_000_000, en: 'crore', kn: { alone: 'ಕೋಟಿ', followed: 'ಕೋಟಿಯ' } },
  { size: 100_000, en: 'lakh', kn: { alone: 'ಲಕ್ಷ', followed: 'ಲಕ್ಷದ' } },
  { size: 1000, en: 'thousand', kn: { alone: 'ಸಾವಿರ', followed: 'ಸಾವಿರದ' } },
] as const

const ENGLISH_UNITS = {
  INR: { whole: ['Rupee', 'Rupees'], part: ['paisa', 'paise'] },
  USD: { whole: ['US dollar', 'US dollars'], part: ['cent', 'cents'] },
} as const

function englishAmount({ whole, part }: Amount, currency: Currency): string {
  const units = ENGLISH_UNITS[currency]
  const parts = `${english(part)} ${units.part[part === 1 ? 0 : 1]}`
  if (whole === 0 && part > 0) return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} only`
  const wholes = `${units.whole[whole === 1 ? 0 : 1]} ${english(whole)}`
  return `${part > 0 ? `${wholes} and ${parts}` : wholes} only`
}

const ENGLISH_BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function english(number: number): string {
  if (number < 20) return ENGLISH_BELOW_TWENTY[number] ?? ''
  if (number < 100) {
    const tens = ENGLISH_TENS[Math.floor(number / 10) - 2] ?? ''
    return number % 10 === 0 ? tens : `${tens}-${english(number % 10)}`
  }
  const scale = SCALES.find(({ size }) => number >= size) ?? { size: 100, en: 'hundred' }
  const rest = number % scale.size
  const most = `${english(Math.floor(number / scale.size))} ${scale.en}`
  if (rest === 0) return most
  return `${most} ${rest < 100 ? 'and ' : ''}${english(rest)}`
}

const KANNADA_UNITS = {
  INR: { whole: 'ರೂಪಾಯಿ', part: 'ಪೈಸೆ' },
  USD: { whole: 'ಅಮೆರಿಕನ್ ಡಾಲರ್', part: 'ಸೆಂಟ್' },
} as const

function kannadaAmount({ whole, part }: Amount, currency: Currency): string {
  const units = KANNADA_UNITS[currency]
  const wholes = whole > 0 || part === 0 ? [`${kannada(whole)} ${units.whole}`] : []
  const parts = part > 0 ? [`${kannada(part)} ${units.part}`] : []
  return [...wholes, ...parts, 'ಮಾತ್ರ'].join(' ')
}

const KANNADA_BELOW_TWENTY =
  'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು'.split(
    ' ',
  )
/** Stems of 20 to 90. The ones are joined to them: ಇಪ್ಪತ್ತ + ಒಂದು = ಇಪ್ಪತ್ತೊಂದು. */
const KANNADA_TENS = 'ಇಪ್ಪತ್ತ ಮೂವತ್ತ ನಲವತ್ತ ಐವತ್ತ ಅರವತ್ತ ಎಪ್ಪತ್ತ ಎಂಬತ್ತ ತೊಂಬತ್ತ'.split(' ')
const KANNADA_JOINED_ONES = 'ು ೊಂದು ೆರಡು ಮೂರು ನಾಲ್ಕು ೈದು ಾರು ೇಳು ೆಂಟು ೊಂಬತ್ತು'.split(' ')
/** Stems of 100 to 900: they end in ು unless a smaller number follows. */
const KANNADA_HUNDREDS = 'ನೂರ ಇನ್ನೂರ ಮುನ್ನೂರ ನಾನೂರ ಐನೂರ ಆರುನೂರ ಏಳುನೂರ ಎಂಟುನೂರ ಒಂಬೈನೂರ'.split(' ')

function kannada(number: number): string {
  if (number < 20) return KANNADA_BELOW_TWENTY[number] ?? ''
  if (number < 100) {
    const stem = KANNADA_TENS[Math.floor(number / 10) - 2] ?? ''
    return stem + (KANNADA_JOINED_ONES[number % 10] ?? '')
  }
  const scale = SCALES.find(({ size }) => number >= size)
  const rest = number % (scale?.size ?? 100)
  if (scale) {
    const count = kannada(Math.floor(number / scale.size))
    return rest === 0
      ? `${count} ${scale.kn.alone}`
      : `${count} ${scale.kn.followed} ${kannada(rest)}`
  }
  const stem = KANNADA_HUNDREDS[Math.floor(number / 100) - 1] ?? ''
  return rest === 0 ? `${stem}ು` : `${stem} ${kannada(rest)}`
}
