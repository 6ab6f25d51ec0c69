import { orderSigns } from './kannada-order.ts'

/** Characters without width, except those that Kannada needs. */
const INVISIBLE = /[\u200b\u2060\ufeff]/gu
const PRESENTATION_LIGATURE = /[\ufb00-\ufb06]/gu
/** What some programs write for the ligature ff. */
const ARROW_FOR_FF = /(?<=\p{L})↵|↵(?=\p{L})/gu
/** A lone private character is an ornament, such as a bullet of a symbol font. */
const ORNAMENT = /(?<!\S)\p{Co}(?!\S)/gu
/** In fonts from before 2010, the rupee sign replaced the grave accent. */
const GRAVE_FOR_RUPEE = /`(?=\s?\d)/gu
const PAIRED_QUOTES: [RegExp, string][] = [
  [/``|‘‘/gu, '“'],
  [/''|’’/gu, '”'],
]

/** Repairs the characters of a line that are known to be written wrongly in PDFs. */
export function repairText(text: string): string {
  let repaired = text
    .replace(INVISIBLE, '')
    .replace(PRESENTATION_LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .replace(ARROW_FOR_FF, 'ff')
    .replace(ORNAMENT, '')
    .replace(GRAVE_FOR_RUPEE, '₹')
  for (const [pair, quote] of PAIRED_QUOTES) repaired = repaired.replace(pair, quote)
  return orderSigns(repaired).replace(/\s+/gu, ' ').trim().normalize('NFC')
}
