import { expect, test } from 'vitest'
import { eventFacts } from './event-facts.ts'
import { newsWordsIn } from './news-words.ts'
import { numberWordsIn } from './number-words.ts'
import { findSameEvents } from './same-event.ts'
import { numbersIn } from './written-numbers.ts'

const KANNADA = eventFacts(
  'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ನೀರು',
  'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ₹4.5 ಕೋಟಿ ವೆಚ್ಚದಲ್ಲಿ 12 ಕಿ.ಮೀ ಕಾಲುವೆ ನಿರ್ಮಿಸಲಾಗುವುದು ಎಂದು ಎಂಜಿನಿಯರ್ ಬಸವರಾಜ ಕುಂಬ್ರಿ ಹಾಸನದಲ್ಲಿ ತಿಳಿಸಿದರು.',
)
const SAME =
  'Basavaraj Kumbri said in Hassan that a 12-km canal would bring water to Sirigere for Rs 4.5 crore.'
const HEADLINE = 'Water for Sirigere lake'

test.each([
  ['the same persons, places and numbers', HEADLINE, SAME, true],
  [
    'numbers rounded or in words',
    HEADLINE,
    SAME.replace('4.5', '4.4').replace('12', 'twelve'),
    true,
  ],
  ['no number in common', HEADLINE, SAME.replace('12-km', '14-km').replace('4.5', '3.9'), false],
  [
    'the same person and place, another headline and no numbers',
    'Temple fair at Sirigere',
    'Basavaraj Kumbri opened the temple fair at Sirigere in Hassan.',
    false,
  ],
  [
    'the same person, place and number, another subject',
    'School at Sirigere gets computers',
    'Basavaraj Kumbri gave 12 computers to a school at Sirigere in Hassan.',
    false,
  ],
  [
    'the same numbers about other people',
    'Road in Udupi',
    'Lata Bidari said in Udupi that 12 km would cost Rs 4.5 crore.',
    false,
  ],
])('%s', (_what, title, english, isSame) => {
  expect(findSameEvents([KANNADA], [eventFacts(title, english)]).length > 0).toBe(isSame)
})

test('of two reports the better one is linked, and each report only once', () => {
  const weaker = eventFacts(HEADLINE, SAME.replace('12-km', 'long'))
  const pairs = findSameEvents([KANNADA], [weaker, eventFacts(HEADLINE, SAME)])
  expect(pairs.map(({ english }) => english)).toEqual([1])
})

test.each([
  ['Rs 3.4 crore and 1,270 acres', [34_000_000, 1270]],
  ['₹3.4 ಕೋಟಿ, ೪೬ ಸಾವಿರ ಕ್ಯುಸೆಕ್', [34_000_000, 46_000]],
  ['1.12 crore in 2026', [11_200_000]],
  ['no numbers', []],
])('the numbers in %s', (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(numbers)
})

test.each([
  ['Sixty-two of twelve hundred, a six-wheeler and one cow', [62, 12]],
  ['ಹದಿನಾಲ್ಕು ಲಾರಿ, ಇಬ್ಬರ ಬಂಧನ, ಐವರಿಗೆ ಗಾಯ', [14, 2, 5]],
])('the numbers in words in %s', (text, numbers) => {
  expect(numberWordsIn(text)).toEqual(numbers)
})

test.each([
  ['Police arrested a forest officer', 'ಅರಣ್ಯಾಧಿಕಾರಿಯನ್ನು ಪೊಲೀಸರು ಬಂಧಿಸಿದ್ದಾರೆ'],
  ['Fire at a hospital', 'ಆಸ್ಪತ್ರೆಯಲ್ಲಿ ಬೆಂಕಿ'],
])('%s has the subjects of its Kannada', (english, kannada) => {
  const subjects = newsWordsIn(kannada)
  expect(subjects.size).toBeGreaterThanOrEqual(2)
  expect(newsWordsIn(english)).toEqual(new Set([...newsWordsIn(english), ...subjects]))
})
