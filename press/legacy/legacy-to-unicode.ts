import { readGlyphs } from './read-glyphs.ts'

/** Letters of English, and whatever else in Latin-1 draws Kannada. A zero does in `0iÀÄ` only. */
const WORDS = /(?:[A-Za-z\u00a2-\u00ff]|0(?=i[ÀÉ]))+/g

/** Strokes that no other language puts after a letter as Kannada does after every second. */
const SURE_STROKE = /[ÀÁÄÉï]/

/** A glyph that hangs on the one before, torn off by a gap in the printing. */
const TORN_OFF = /(?<=[A-Za-z\u00a2-\u00ff]) (?=[À-ÖØ-òø])/g

/** Text set in Nudi or Baraha fonts, as Unicode. What is not Kannada in it stays as it is. */
export function legacyToUnicode(text: string): string {
  const whole = asLatin1(text).replace(TORN_OFF, '')
  const words = [...whole.matchAll(WORDS)].map(([word]) => ({ word, ...readGlyphs(word) }))
  let at = 0
  return whole
    .replace(WORDS, (word) => {
      const read = words[at]
      const isBesideEnglish = [words[at - 1], words[at + 1]].some(
        (other) => other && isEnglish(other),
      )
      at += 1
      if (!read) return word
      if (SURE_STROKE.test(word)) return read.text
      return read.isSound && (word.length === 1 || !isBesideEnglish) ? read.text : word
    })
    .normalize('NFC')
}

function isEnglish({ word, isSound }: { word: string; isSound: boolean }): boolean {
  return !isSound && word.length > 1 && /^[A-Za-z]+$/.test(word)
}

/** Symbol fonts keep their characters in the private area; two look like others. */
export function asLatin1(text: string): string {
  return text
    .replace(/[\uf020-\uf0ff]/g, (glyph) => String.fromCharCode(glyph.charCodeAt(0) - 0xf000))
    .replaceAll('\u03bc', 'µ')
    .replaceAll('\u02c9', '¯')
}
