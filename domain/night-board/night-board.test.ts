import { expect, test } from 'vitest'
import { NightEdition } from '#contract/desk/board.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { paperMadeAt, startOfNewspaperDay, timeInIndia } from '../newspaper-day.ts'
import { isLate, nightState } from './edition-night.ts'
import { lateWords, nightSentence } from './night-sentence.ts'

const date = IssueDate.parse('2026-11-16')
const at = (time: string) => timeInIndia(date, time).getTime()
const pages = (count: number, without: number[] = []) =>
  Array.from({ length: count }, (_, index) => index + 1).filter((page) => !without.includes(page))

const RELEASE = {
  version: 'a',
  early_release_at: at('06:30'),
  general_release_at: at('07:00'),
  held_at: null,
}

/** All 16 pages are ready. */
function night(facts: Partial<NightEdition> = {}): NightEdition {
  return NightEdition.parse({
    publisher: 'PV',
    edition: 4,
    date,
    names: { en: 'City', kn: 'ನಗರ' },
    expected: 16,
    arrived: pages(16),
    made: pages(16),
    doubtful: [],
    held: [],
    isMaking: false,
    questions: 0,
    versions: 1,
    release: RELEASE,
    ...facts,
  })
}

const without7 = { arrived: pages(16, [7]), made: pages(16, [7]) }
const nothing = { arrived: [], made: [], versions: 0, release: { ...RELEASE, version: null } }

const CASES: [string, string, Partial<NightEdition>, string, string][] = [
  [
    '05:50',
    'incomplete',
    without7,
    'Page 7 has not arrived; early release is in 40 minutes.',
    'ಪುಟ 7 ಬಂದಿಲ್ಲ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 40 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '03:25',
    'incomplete',
    { arrived: pages(16, [7, 9]) },
    'Pages 7 and 9 have not arrived; early release is in 3 hours 5 minutes.',
    'ಪುಟ 7 ಮತ್ತು 9 ಬಂದಿಲ್ಲ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 3 ಗಂಟೆ 5 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '05:30',
    'incomplete',
    { arrived: pages(5) },
    '11 of 16 pages have not arrived; early release is in 1 hour.',
    '16 ಪುಟಗಳಲ್ಲಿ 11 ಬಂದಿಲ್ಲ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 1 ಗಂಟೆ ಉಳಿದಿದೆ.',
  ],
  [
    '06:40',
    'empty',
    nothing,
    'No page has arrived; early release was 10 minutes ago.',
    'ಒಂದು ಪುಟವೂ ಬಂದಿಲ್ಲ; ಮೊದಲ ಬಿಡುಗಡೆಯ ಸಮಯ ಕಳೆದು 10 ನಿಮಿಷ ಆಯಿತು.',
  ],
  [
    '06:29',
    'making',
    { made: pages(15) },
    '1 page is not made yet; early release is in 1 minute.',
    '1 ಪುಟ ಇನ್ನೂ ತಯಾರಾಗಬೇಕಿದೆ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 1 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '06:00',
    'making',
    { made: pages(15), questions: 2 },
    '2 questions wait for answers; early release is in 30 minutes.',
    '2 ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಬೇಕಿದೆ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 30 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '06:00',
    'ready',
    {},
    'All 16 pages are ready; early release is in 30 minutes.',
    'ಎಲ್ಲ 16 ಪುಟಗಳು ಸಿದ್ಧ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 30 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '06:00',
    'ready',
    { doubtful: [3] },
    'All pages are ready, but look at page 3; early release is in 30 minutes.',
    'ಎಲ್ಲ ಪುಟಗಳು ಸಿದ್ಧ, ಆದರೆ ಪುಟ 3 ನೋಡಿ; ಮೊದಲ ಬಿಡುಗಡೆಗೆ 30 ನಿಮಿಷ ಉಳಿದಿದೆ.',
  ],
  [
    '06:45',
    'early',
    {},
    'Readers with early access have 16 pages; everyone gets it in 15 minutes.',
    'ಮುಂಚಿತ ಪ್ರವೇಶವಿರುವ ಓದುಗರಿಗೆ 16 ಪುಟಗಳು ಸಿಕ್ಕಿವೆ; ಎಲ್ಲರಿಗೂ 15 ನಿಮಿಷದಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
  ],
  [
    '07:00',
    'out',
    {},
    'All readers have the issue with 16 pages.',
    'ಎಲ್ಲ ಓದುಗರಿಗೆ 16 ಪುಟಗಳ ಸಂಚಿಕೆ ಸಿಕ್ಕಿದೆ.',
  ],
  [
    '07:30',
    'held',
    { release: { ...RELEASE, held_at: 1 } },
    'The issue is held; readers keep the issue before it.',
    'ಸಂಚಿಕೆಯನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ; ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆಯೇ ಕಾಣುತ್ತದೆ.',
  ],
  [
    '07:30',
    'withdrawn',
    { release: { ...RELEASE, version: null, held_at: 1 } },
    'The issue is withdrawn; readers see the issue before it.',
    'ಸಂಚಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ; ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆ ಕಾಣುತ್ತದೆ.',
  ],
]

test.each(CASES)(
  'at %s an edition that is %s has one sentence in each language',
  (time, state, facts, en, kn) => {
    expect(nightState(night(facts), at(time))).toBe(state)
    expect(nightSentence(night(facts), at(time))).toEqual({ en, kn })
  },
)

test('without a usual number of pages only gaps are missing, and a page that is held back is not', () => {
  const gap = night({ expected: null, arrived: [1, 2, 4], made: [1, 2, 4] })
  expect(nightSentence(gap, at('06:00')).en).toMatch(/^Page 3 has not arrived/)
  const heldBack = night({ ...without7, held: [7] })
  expect(nightState(heldBack, at('06:00'))).toBe('ready')
})

test.each([
  ['05:44', without7, false],
  ['05:45', without7, true],
  ['06:45', without7, true],
  ['07:00', without7, false],
  ['06:00', {}, false],
  ['06:00', { ...without7, release: { ...RELEASE, held_at: 1 } }, false],
  ['06:00', nothing, true],
])('at %s %j is late: %s', (time, facts, expected) => {
  expect(isLate(night(facts), at(time), 45)).toBe(expected)
})

test('the title of the window names the late pages', () => {
  expect(lateWords(night(without7), 'en')).toBe('Page 7 late')
  expect(lateWords(night(nothing), 'kn')).toBe('ಎಲ್ಲ ಪುಟಗಳು ತಡ')
})

test('nobody can open an issue before its newspaper day begins at 06:00', () => {
  const release = { ...RELEASE, early_release_at: at('02:00'), general_release_at: at('02:00') }
  expect(nightState(night({ release }), at('05:59'))).toBe('ready')
  expect(nightState(night({ release }), startOfNewspaperDay(date).getTime())).toBe('out')
})

test.each([
  ['11:59', '2026-11-16'],
  ['12:00', '2026-11-17'],
  ['23:59', '2026-11-17'],
])('at %s on the 16th the paper of %s is made', (time, expected) => {
  expect(paperMadeAt(timeInIndia(date, time))).toBe(expected)
})
