import { expect, test } from 'vitest'
import { FindingFact } from '#contract/desk/press-findings.ts'
import { findingSentence } from './finding-words.ts'

const names = {
  title: (publisher: string) => publisher,
  day: (date: string) => date,
  hour: (which: string, time: string) => `--${which} ${time}`,
}
const DATE = '2026-11-15'
const SUNDAYS = { kind: 'weekday', weekday: 0, issues: 3 }
const PLAN = { kind: 'file', name: 'plan.json' }
const FILE = { page: 3, file: '03.pdf' }

// Commands print the English of the others: see cli/press/*.test.ts.
const CASES = [
  [
    { kind: 'far-date', date: '2026-12-15', days: 31, today: DATE },
    "The date 2026-12-15 is 31 days from now; today's issue is of 2026-11-15. The issue would be published under 2026-12-15.",
    'ದಿನಾಂಕ 2026-12-15 31 ದಿನ ಮುಂದಿನದು; ಇಂದಿನ ಸಂಚಿಕೆ 2026-11-15. ಸಂಚಿಕೆ 2026-12-15 ದಿನಾಂಕದಲ್ಲಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.',
  ],
  [
    { kind: 'release-passed', which: 'early', time: '02:30', now: '03:00', date: DATE, day: DATE },
    '--early 02:30 has passed: it is 03:00 on 2026-11-15. Readers would see the issue at once.',
    '--early 02:30 ಕಳೆದಿದೆ: ಈಗ 2026-11-15, 03:00. ಓದುಗರಿಗೆ ಸಂಚಿಕೆ ಕೂಡಲೇ ಕಾಣುತ್ತದೆ.',
  ],
  [
    { kind: 'printed-date', pages: [7], printed: ['2026-11-14'], date: DATE },
    'Page 7 prints the date 2026-11-14, and the issue is of 2026-11-15. Readers would see it with that date.',
    'ಪುಟ 7: ಮುದ್ರಿತ ದಿನಾಂಕ 2026-11-14; ಸಂಚಿಕೆಯ ದಿನಾಂಕ 2026-11-15. ಓದುಗರಿಗೆ ಆ ದಿನಾಂಕವೇ ಕಾಣುತ್ತದೆ.',
  ],
  [
    { kind: 'missing', pages: [2, 9, 10, 11], plan: { from: PLAN, pages: 12 } },
    'Pages 2 and 9 to 11 are missing (plan.json has 12 pages). The issue would be published without them; the other pages keep their numbers.',
    'ಪುಟಗಳು 2 ಮತ್ತು 9–11 ಇಲ್ಲ (plan.json ಪ್ರಕಾರ 12 ಪುಟಗಳಿವೆ). ಸಂಚಿಕೆ ಅವಿಲ್ಲದೆ ಪ್ರಕಟವಾಗುತ್ತದೆ; ಉಳಿದ ಪುಟಗಳ ಸಂಖ್ಯೆ ಬದಲಾಗುವುದಿಲ್ಲ.',
  ],
  [
    { kind: 'usual-pages', from: SUNDAYS, usual: 4, sent: 3 },
    'The last 3 Sunday issues had 4 pages; this one has 3.',
    'ಕಳೆದ 3 ಭಾನುವಾರದ ಸಂಚಿಕೆಗಳಲ್ಲಿ 4 ಪುಟಗಳಿವೆ; ಇದರಲ್ಲಿ 3.',
  ],
  [
    { kind: 'folio', ...FILE, from: 'order', folio: 5 },
    '03.pdf is page 3 by its place in the order, but the page prints 5. It would be published as page 3.',
    '03.pdf ಕ್ರಮದ ಪ್ರಕಾರ ಪುಟ 3, ಆದರೆ ಪುಟದಲ್ಲಿ 5 ಎಂದು ಮುದ್ರಿತವಾಗಿದೆ. ಪುಟ 3 ಆಗಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.',
  ],
] as const

test.each(CASES)('$kind is said in both languages', (values, english, kannada) => {
  const fact = FindingFact.parse(values)
  expect(findingSentence(fact, 'en', names)).toBe(english)
  expect(findingSentence(fact, 'kn', names)).toBe(kannada)
})

const about = { pages: [1, 2], file: '01.pdf', publisher: 'PV', date: DATE, edition: 4, id: 6 }

test.each([
  { kind: 'release-passed', which: 'usual', time: '07:00', now: '08:00', date: DATE, day: DATE },
  { kind: 'printed-title', ...about, printed: 'DH' },
  { kind: 'printed-language', ...about, printed: 'en' },
  { kind: 'other-language', ...about, printed: 'en' },
  { kind: 'printed-edition', ...about, name: 'Hubballi' },
  { kind: 'title-in-name', ...about, named: 'DH' },
  { kind: 'date-in-name', ...about, named: DATE },
  { kind: 'edition-in-name', ...about, name: 'Hubballi' },
  { kind: 'odd-code-in-name', ...about, named: 'HBL', usual: 'BLR' },
  { kind: 'missing-front', ...FILE },
  { kind: 'fewer-pages', shown: 4, sent: 2 },
  { kind: 'unplanned', from: PLAN, planned: 2, pages: [3] },
  { kind: 'usual-sections', from: SUNDAYS, usual: ['Main=1-2'], sent: ['Main'] },
  { kind: 'supplement', pages: [4] },
  { kind: 'number-in-name', ...FILE, named: 5 },
  { kind: 'two-numbers', ...FILE, other: 4 },
  { kind: 'no-number', ...FILE },
  { kind: 'left-out', page: 3, used: '03.pdf', left: '03-old.pdf', why: 'older', correction: 1 },
  { kind: 'size', ...FILE, width: 1, height: 2, expected: { kind: 'shape', from: SUNDAYS } },
  { kind: 'blank', ...FILE },
  { kind: 'no-text', ...FILE },
  { kind: 'twin', ...FILE, twin: FILE },
  { kind: 'repeated', pages: [1], same: 'file', date: DATE },
])('$kind has a sentence in Kannada with the values of the English one', (values) => {
  const fact = FindingFact.parse(values)
  const [english, kannada] = [
    findingSentence(fact, 'en', names),
    findingSentence(fact, 'kn', names),
  ]
  expect(kannada).toMatch(/\p{Script=Kannada}.*\.$/su)
  for (const [number] of english.matchAll(/\d+/g)) expect(kannada).toContain(number)
})
