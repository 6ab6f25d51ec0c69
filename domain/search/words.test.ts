import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const termsOf = (text: string) => wordsOf(text).map(({ term }) => term)

test.each([
  ['positions are those in the text', 'ಈ ಮರ, ಆ ಮನೆ', ['ಈ', 'ಮರ', 'ಆ', 'ಮನೆ']],
  ['an ending belongs to its number', '2026ರಲ್ಲಿ 15ನೇ', ['2026ರಲ್ಲಿ', '15ನೇ']],
  ['an ending belongs to the quoted word', '‘ಕೃಷ್ಣ’ದ ನೀರು', ['ಕೃಷ್ಣ’ದ', 'ನೀರು']],
  ['joiners are part of the word', 'ಗೇಟ್\u200Cಗಳು', ['ಗೇಟ್\u200Cಗಳು']],
  ['initials are one word', 'ಬಿ.ಜೆ.ಪಿ. ಸಭೆ', ['ಬಿ.ಜೆ.ಪಿ', 'ಸಭೆ']],
])('%s', (_what, text, written) => {
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(written)
})

test.each([
  ['digits are Latin, commas are left out', '೨೦೨೬ 1,50,000 10.5', ['2026', '150000', '10', '5']],
  ['a hyphen separates words', 'ಬೆಂಗಳೂರು–ಮೈಸೂರು', ['ಬೆಂಗಳೂರ್', 'ಮೈಸೂರ್']],
  ['apostrophes', "O'Brien’s don't", ['obrien', 'dont']],
  ['letters with digits', '5G covid19', ['5g', 'covid19']],
  ['accents and wide letters', 'Café ＡＢＣ２', ['cafe', 'abc2']],
  ['scripts written together', 'KSRTCಯ 5ಜಿ', ['ksrtc', '5', 'ಜಿ']],
  ['initials and the word without dots', 'ಬಿ.ಜೆ.ಪಿ ಬಿಜೆಪಿ U.S.A.', ['ಬಿಜೆಪ್', 'ಬಿಜೆಪ್', 'usa']],
  ['an h by either name', 'ಹೆಚ್.ಡಿ. ಎಚ್‌.ಡಿ.', ['ಎಚ್ಡ್', 'ಎಚ್ಡ್']],
  ['composed and decomposed vowel signs', 'ಕ\u0CC6\u0CC2 ಕ\u0CCA', ['ಕೊ', 'ಕೊ']],
  ['old letters, a nukta, a visarga', 'ಹೊ\u0CDEೆ ಫ\u0CBCನ್ ದುಃಖ', ['ಹೊಳೆ', 'ಫನ್', 'ದುಖ']],
  ['a nasal and an anusvara', 'ಅಙ್ಕ ಅಂಕ ಕಮ್ಪ ಕಂಪ', ['ಅಂಕ', 'ಅಂಕ', 'ಕಂಪ', 'ಕಂಪ']],
  ['a zero for an anusvara', 'ಕ೦ಬ 1೦ ೦೧', ['ಕಂಬ', '10', '01']],
  ['signs without a letter', '್ ಂ \u200C \u0301 🙂 - * "', []],
  ['NUL and lone surrogates', 'a\u0000b \uD800c', ['a', 'b', 'c']],
])('%s', (_what, text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each(['ಕ', 'a', '1', 'ಕ್', '中'])('a hundred thousand times %s is one short word', (letter) => {
  const [word, ...others] = wordsOf(letter.repeat(100_000))
  expect(others).toEqual([])
  expect(word?.end).toBe(letter.length * 100_000)
  expect(word?.term.length).toBeLessThanOrEqual(60)
})

test('words are in text order, have correct positions, and have terms that any index accepts', () => {
  const letters = fc.constantFrom(...'ಕಮರಲಿೀುೂ್ಂಃ೦೯ aZé09.,\'’"-‘’\u200C\u200D\u0000\uD800🙂مﷺ')
  const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(texts, (text) => {
      let at = 0
      for (const { term, start, end } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        expect(term).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
        at = end
      }
      expect(at).toBeLessThanOrEqual(text.length)
    }),
  )
})
