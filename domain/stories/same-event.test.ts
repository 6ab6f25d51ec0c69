import { expect, test } from 'vitest'
import { eventFacts } from './event-facts.ts'
import { findSameEvents } from './same-event.ts'
import { numbersIn } from './written-numbers.ts'

const KANNADA = eventFacts(
  'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ನೀರು',
  'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ₹4.5 ಕೋಟಿ ವೆಚ್ಚದಲ್ಲಿ 12 ಕಿ.ಮೀ ಕಾಲುವೆ ನಿರ್ಮಿಸಲಾಗುವುದು ಎಂದು ಎಂಜಿನಿಯರ್ ಬಸವರಾಜ ಕುಂಬ್ರಿ ಹಾಸನದಲ್ಲಿ ತಿಳಿಸಿದರು.',
)
const SAME =
  'Basavaraj Kumbri said in Hassan that a 12-km canal to Sirigere would cost Rs 4.5 crore.'

test.each([
  ['the same persons, places and numbers', SAME, true],
  ['half of the numbers', SAME.replace('12-km', '14-km'), true],
  ['no number in common', SAME.replace('12-km', '14-km').replace('4.5', '3.9'), false],
  ['no numbers at all', SAME.replace('12-km ', '').replace('Rs 4.5 crore', 'much'), false],
  [
    'the same numbers about other people',
    'Lata Bidari said in Udupi that 12 km would cost Rs 4.5 crore.',
    false,
  ],
])('%s', (_what, english, isSame) => {
  expect(findSameEvents([KANNADA], [eventFacts('', english)]).length > 0).toBe(isSame)
})

test('of two reports the better one is linked, and each report only once', () => {
  const weaker = eventFacts('', SAME.replace('12-km', '14-km'))
  const pairs = findSameEvents([KANNADA], [weaker, eventFacts('', SAME)])
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
