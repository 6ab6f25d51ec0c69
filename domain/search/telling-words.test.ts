import { expect, test } from 'vitest'
import { tellingWords } from './telling-words.ts'

const wordsIn = (article: Parameters<typeof tellingWords>[0]) =>
  tellingWords(article).map(({ printed }) => printed)

test('an article tells more by what it repeats and by names than by the rest of its headline', () => {
  const words = wordsIn({
    title: 'Bhadra water reaches last fields',
    text: [
      'Bhadra water reaches last fields',
      'Asha Rao',
      'The sluice at Honnali was opened. Farmers said that water came to Honnali at night.',
      'All of Bhadra’s canals are clean, said Asha Rao, and the sluice holds the water.',
    ].join('\n'),
    lineRoles: 'hybb',
  })

  expect(words).toEqual(['Bhadra', 'Honnali', 'water', 'sluice', 'reaches', 'fields'])
})

test('in Kannada, forms of a word are one, and the shortest is shown', () => {
  const words = wordsIn({
    title: 'ಜಲಾಶಯದಲ್ಲಿ ನೀರು',
    text: 'ಜಲಾಶಯದಲ್ಲಿ ನೀರು\nಜಲಾಶಯಕ್ಕೆ ಒಳಹರಿವು ಹೆಚ್ಚಿದೆ ಎಂದು ಹೇಳಿದರು. ಜಲಾಶಯ ತುಂಬಿದೆ ಎಂದು ತಿಳಿಸಿದರು.\nಒಳಹರಿವು',
    lineRoles: 'hbt',
  })

  expect(words).toEqual(['ಜಲಾಶಯ', 'ನೀರು'])
})

test('a capital at the beginning of a sentence or of a quotation makes no name', () => {
  const words = wordsIn({
    title: '',
    text: 'Rivers rise. Rivers fall. “Rivers are full.”\nDams leak at Tungabhadra, of Tungabhadra.\nDams, dams, dams',
    lineRoles: 'bbb',
  })

  expect(words).toEqual(['Tungabhadra', 'Dams', 'Rivers'])
})

test('an article without line roles, from an earlier release, has words too', () => {
  expect(wordsIn({ title: 'Chess', text: 'Chess\nA chess club for chess' })).toEqual(['Chess'])
})
