import { readGlyphs } from './read-glyphs.ts'

/** English letters and the Latin-1 characters that draw Kannada. A zero does so only in `0iÀÄ`. */
const WORDS = /(?:[A-Za-z\u00a2-\u00ff]|0(?=i[ÀÉ]))+/g

/** Glyphs that follow a letter in almost every Kannada word, and in no other language. */
const KANNADA_STROKE = /[ÀÁÄÉï]/

/** A space before a glyph that attaches to the previous one: the gap is a printing artefact. */
const DETACHING_GAP = /(?<=[A-Za-z\u00a2-\u00ff]) (?=[À-ÖØ-òø])/g

/** Converts text set in Nudi or Baraha fonts to Unicode. Everything else in it is kept. */
export function legacyToUnicode(text: string): string {
  const whole = asLatin1(text).replace(DETACHING_GAP, '')
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
      if (KANNADA_STROKE.test(word)) return read.text
      return read.isValid && (word.length === 1 || !isBesideEnglish) ? read.text : word
    })
    .normalize('NFC')
}

function isEnglish({ word, isValid }: { word: string; isValid: boolean }): boolean {
  return !isValid && word.length > 1 && /^[A-Za-z]+$/.test(word)
}

/** Maps the private use area of symbol fonts to Latin-1, and two characters that PDFs use as look-alikes. */
function asLatin1(text: string): string {
  return text
    .replace(/[\uf020-\uf0ff]/g, (glyph) => String.fromCharCode(glyph.charCodeAt(0) - 0xf000))
    .replaceAll('\u03bc', 'µ')
    .replaceAll('\u02c9', '¯')
}

/** Minimum share of accented characters. Kannada in these fonts has about half, French or Portuguese a tenth. */
const MIN_ACCENTED = 0.25
/** Minimum share of accented words that are valid Kannada. */
const MIN_VALID = 0.6

/** Whether a text layer is Latin-1 that a legacy font draws as Kannada. */
export function looksLegacy(text: string): boolean {
  const printed = asLatin1(text).replace(/[\s\d]/g, '')
  const accented = printed.match(/[\u00a2-\u00ff]/g)?.length ?? 0
  if (accented === 0 || accented < printed.length * MIN_ACCENTED) return false
  const words = asLatin1(text).match(/[A-Za-z\u00a2-\u00ff]*[À-ÿ][A-Za-z\u00a2-\u00ff]*/g) ?? []
  const sound = words.filter((word) => readGlyphs(word).isValid)
  return sound.length > 0 && sound.length >= words.length * MIN_VALID
}
