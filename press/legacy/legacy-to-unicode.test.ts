import { expect, test } from 'vitest'
import { isReadable } from '../read/text-quality.ts'
import { legacyToUnicode, looksLegacy } from './legacy-to-unicode.ts'
import { ALPHABET, LEAFLET, WORDS_OF_BOTH, WORDS_OF_NUDI } from './testing.ts'

test.each([...WORDS_OF_NUDI, ...WORDS_OF_BOTH, ...ALPHABET])('%s reads %s', (legacy, unicode) => {
  expect(legacyToUnicode(legacy)).toBe(unicode.normalize('NFC'))
})

test('converted running text passes the quality check', () => {
  const [legacy, unicode] = LEAFLET
  expect(isReadable(legacy)).toBe(false)
  expect(legacyToUnicode(legacy)).toBe(unicode.normalize('NFC'))
  expect(isReadable(legacyToUnicode(legacy))).toBe(true)
})

test.each([
  ['figures', '2026gÀ°è 32°C', '2026ರಲ್ಲಿ 32°C'],
  ['abbreviations', 'BJP ¥ÀPÀë', 'BJP ಪಕ್ಷ'],
  ['English words', 'JA§ TV the end CAvÉ', 'ಎಂಬ TV the end ಅಂತೆ'],
  ['addresses', '(www.example.in)', '(www.example.in)'],
  ['words already in Unicode', 'ಕನ್ನಡ £ÁqÀÄ', 'ಕನ್ನಡ ನಾಡು'],
])('%s within the Kannada text are kept', (_what, legacy, unicode) => {
  expect(legacyToUnicode(legacy)).toBe(unicode)
})

test('glyphs of a symbol font are read from the private use area', () => {
  const hidden = [...'PÀ£ÀßqÀ'].map((glyph) => String.fromCharCode(0xf000 + glyph.charCodeAt(0)))
  expect(looksLegacy(hidden.join(''))).toBe(true)
  expect(legacyToUnicode(hidden.join(''))).toBe('ಕನ್ನಡ')
})

test('text of a legacy font is recognised', () => {
  for (const words of [WORDS_OF_NUDI, WORDS_OF_BOTH]) {
    expect(looksLegacy(words.map(([legacy]) => legacy).join(' '))).toBe(true)
  }
  expect(looksLegacy(LEAFLET[0])).toBe(true)
})

test.each([
  ['', 'nothing'],
  ['The tanks fill after the rains, says the minister at 6.30 pm', 'English'],
  ['Ms Desirée’s café charges £5 – or ¥900 – for a 32° crème brûlée', 'English with accents'],
  ['À côté du château, l’élève dépité a mangé où ça gênait, déjà', 'French'],
  [LEAFLET[1], 'Kannada in Unicode'],
  ['³¾«¿¡þÿý ­¬¤ ¡¿¾³ ÿþý', 'any other font'],
])('the text %s is not taken for a legacy font', (text) => {
  expect(looksLegacy(text)).toBe(false)
})
