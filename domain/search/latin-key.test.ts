import { expect, test } from 'vitest'
import { latinBeginning, latinKey, latinKeysOf } from './latin-key.ts'
import { termOf } from './term.ts'

const keyOf = (word: string) => latinKey(termOf(word))

test.each([
  [
    'ಬೆಂಗಳೂರು',
    'bengaluru bengalooru bengluru Bengaluru bangalore bengalurinalli bengaluralli bengaloorige',
  ],
  ['ಮೈಸೂರು', 'mysuru mysore maisuru maisooru mysoorinalli'],
  ['ಹುಬ್ಬಳ್ಳಿ', 'hubli hubballi hubbali'],
  ['ಬೆಳಗಾವಿ', 'belgaum belagavi belagaavi'],
  ['ಶಿವಮೊಗ್ಗ', 'shimoga shivamogga shivmoga'],
  ['ಕರ್ನಾಟಕ', 'karnataka karnaataka karnatak karnatakada karnatakadalli'],
  ['ಕನ್ನಡ', 'kannada kanada kannadada kannadadalli'],
  ['ಸರ್ಕಾರ', 'sarkara sarkaara sarkar sarkarada sarkarakke sarkaradinda'],
  ['ನೀರು', 'neeru niru neerina neerige'],
  ['ರೈತ', 'raita raitha raitaru raitharige'],
  ['ಶಾಲೆ', 'shale shaale sale shaalegalu shaleyalli'],
  ['ಮಕ್ಕಳು', 'makkalu makkalige makalu'],
  ['ಕೃಷ್ಣ', 'krishna krushna'],
  ['ಲಕ್ಷ್ಮಿ', 'lakshmi laxmi lakshmee'],
  ['ವಿಜ್ಞಾನ', 'vijnana vignana vijnaana'],
  ['ವಿದ್ಯಾರ್ಥಿ', 'vidyarthi vidyaarthi vidyarti vidyarthigalu'],
  ['ಸಿಂಹ', 'simha sinha'],
  ['ಸಿದ್ದರಾಮಯ್ಯ', 'siddaramaiah siddaramayya sidaramaiah'],
  ['ಶಿವಕುಮಾರ', 'shivakumar shivkumar shivakumara'],
  ['ಗೌಡ', 'gowda gouda gauda'],
  ['ಊಟ', 'oota uta ootada'],
  ['ಪೂಜೆ', 'pooja puja pooje'],
  ['ಬಿಜೆಪಿ', 'bjp BJP'],
  ['ಕೆಎಸ್‌ಆರ್‌ಟಿಸಿ', 'ksrtc'],
  ['ವಾಣಿಜ್ಯ', 'vanijya wanijya vaanijya'],
  ['ಫಲ', 'phala fala pala'],
])('%s is found by its Latin spellings', (word, spellings) => {
  for (const typed of spellings.split(' ')) {
    expect(latinKeysOf(typed), typed).toContain(keyOf(word))
  }
})

test.each([
  ['bengaluru', 'ಮಂಗಳೂರು'],
  ['mara', 'ಮೂರು'],
  ['mane', 'ಮಣಿ'],
  ['kannada', 'ಕಂದ'],
  ['bele', 'ಬಲೆ'],
  ['hosa', 'ಹಸು'],
])('%s does not mean %s', (typed, word) => {
  expect(latinKeysOf(typed)).not.toContain(keyOf(word))
})

test('other terms have no key', () => {
  expect([latinKey('rain'), latinKey('2026'), latinKey('')]).toEqual(['', '', ''])
})

test.each(['', 'x', 'qqq', 'y', 'aaaa', 'hh', 'ಮರ', 'a'.repeat(5000)])(
  '%.10s has few keys',
  (typed) => {
    expect(latinKeysOf(typed).length).toBeLessThanOrEqual(6)
  },
)

test('the beginning of a word gives the beginning of its key', () => {
  for (const typed of ['ben', 'benga', 'bengal', 'bengalu']) {
    expect(keyOf('ಬೆಂಗಳೂರು').startsWith(latinBeginning(typed))).toBe(true)
  }
})
