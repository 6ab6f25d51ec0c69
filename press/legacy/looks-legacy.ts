import { asLatin1 } from './legacy-to-unicode.ts'
import { readGlyphs } from './read-glyphs.ts'

/** Of the printed characters: Kannada in these fonts has about half, French or Portuguese a tenth. */
const LEAST_ACCENTED = 0.25
/** Of the words with such characters. */
const LEAST_SOUND = 0.6

/** Whether a text layer is Latin-1 that only looks like Kannada when its font draws it. */
export function looksLegacy(text: string): boolean {
  const printed = asLatin1(text).replace(/[\s\d]/g, '')
  const accented = printed.match(/[\u00a2-\u00ff]/g)?.length ?? 0
  if (accented === 0 || accented < printed.length * LEAST_ACCENTED) return false
  const words = asLatin1(text).match(/[A-Za-z\u00a2-\u00ff]*[À-ÿ][A-Za-z\u00a2-\u00ff]*/g) ?? []
  const sound = words.filter((word) => readGlyphs(word).isSound)
  return sound.length > 0 && sound.length >= words.length * LEAST_SOUND
}
