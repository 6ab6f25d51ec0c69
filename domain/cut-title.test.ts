import { expect, test } from 'vitest'
import { cutTitle } from './cut-title.ts'

test.each([
  ['a short title stays', 'The lake is full', 36, 'The lake is full'],
  ['a title of exactly the allowed length stays', 'abcdef', 6, 'abcdef'],
  ['a title with one character too many is cut', 'abcdefg', 6, 'abcdef…'],
  ['no space before the ellipsis', 'The lake is full', 9, 'The lake…'],
  ['space around the title is removed', '  The lake  ', 8, 'The lake'],
  ['a combining accent stays with its letter', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['a family is one character', '👩‍👩‍👧 at home', 1, '👩‍👩‍👧…'],
  ['a vowel sign stays with its letter', 'ಕೆರೆ ತುಂಬಿತು', 2, 'ಕೆರೆ…'],
  ['a conjunct is one character', 'ಕನ್ನಡ', 2, 'ಕನ್ನ…'],
  ['a conjunct of three', 'ರಾಷ್ಟ್ರಪತಿ', 2, 'ರಾಷ್ಟ್ರ…'],
  ['a conjunct is not cut before its end', 'ಅಕ್ಷರ', 1, 'ಅ…'],
  ['a virama at the end of a word', 'ಬಸ್ ಬಂತು', 2, 'ಬಸ್…'],
  ['a zero-width non-joiner stays with its letter', 'ಪ್ಲಾನ್\u200Cನಲ್ಲಿ', 2, 'ಪ್ಲಾನ್\u200C…'],
  ['a zero-width joiner in a conjunct', 'ರ್\u200Dಯಾಂಕ್ ಪಟ್ಟಿ', 1, 'ರ್\u200Dಯಾಂ…'],
  ['a flag among Kannada', 'ಕಪ್ 🇮🇳 ಗೆದ್ದಿತು', 4, 'ಕಪ್ 🇮🇳…'],
  ['nothing', '', 26, ''],
])('%s', (_what, title, length, cut) => {
  expect(cutTitle(title, length)).toBe(cut)
})
