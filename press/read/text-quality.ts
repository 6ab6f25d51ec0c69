/** The text of a page is not used above this rate. Good pages stay below a tenth of it. */
export const MAX_BROKEN_RATE = 0.005

const PRIVATE_OR_NUL = /[\0\ufffd\p{Co}\p{Cn}]/gu
/** Letters that are common in legacy fonts but not in Kannada or English newspapers. */
const STRAY_LATIN = /[\u0080-\u009f¡¢¤¦§¨ª«¯±´µ¶¸º»¿À-ÆÈ-ÐÒ-ÖØ-ßåæìíîðòõøùûýþÿ]/gu
/** Vowel signs without a consonant before them. */
const LOOSE_SIGN =
  /(?<![\u0c95-\u0cb9\u0cde\u0cbc\u0cbe-\u0ccd\u0cd5\u0cd6\u200c\u200d])[\u0cbe-\u0ccd\u0cd5\u0cd6]/gu
const SIGN_ON_SIGN = /[\u0cbe-\u0ccc][\u0cbe-\u0cc4\u0ccd]|\u0ccd[\u0cbe-\u0ccd]/gu

/** ಆ್ಯಪ್: the only case of a sign after a vowel. */
const A_AS_IN_APP = /([ಅಆ])\u0ccdಯ/gu

/** The share of invalid characters. */
export function brokenTextRate(text: string): number {
  const printed = text.normalize('NFC').replace(/\s/g, '').replace(A_AS_IN_APP, '$1')
  if (printed.length === 0) return 0
  const faults = [PRIVATE_OR_NUL, STRAY_LATIN, LOOSE_SIGN, SIGN_ON_SIGN]
    .map((fault) => printed.match(fault)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
  return faults / printed.length
}

export function isTextBroken(rate: number): boolean {
  return rate > MAX_BROKEN_RATE
}
