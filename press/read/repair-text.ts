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

/** Most lines have none of the characters that are repaired. */
const MAY_NEED_REPAIR =
  /[\u200b\u2060\ufeff\ufb00-\ufb06↵\p{Co}`]|''|‘‘|’’|[\u0c82\u0c83\u0cbe-\u0ccc\u0cd5\u0cd6]\u0ccd/u

/** Repairs the characters of a line that are known to be written wrongly in PDFs. */
export function repairText(text: string): string {
  if (!MAY_NEED_REPAIR.test(text)) return text.normalize('NFC')
  let repaired = text
    .replace(INVISIBLE, '')
    .replace(PRESENTATION_LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .replace(ARROW_FOR_FF, 'ff')
    .replace(ORNAMENT, '')
    .replace(GRAVE_FOR_RUPEE, '₹')
  for (const [pair, quote] of PAIRED_QUOTES) repaired = repaired.replace(pair, quote)
  return orderSigns(repaired).replace(/\s+/gu, ' ').trim().normalize('NFC')
}
