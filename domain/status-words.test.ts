import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { EditionStatus, SiteStatus } from '#contract/status.ts'
import { editionWords, serviceWords, summaryWords } from './status-words.ts'

const now = new Date('2026-11-15T07:00:00+05:30')
const english = { language: 'en', now } as const
const kannada = { language: 'kn', now } as const

const edition = (state: EditionStatus['state'], time: string | null): EditionStatus => ({
  title: 'PV',
  editionId: 4,
  name: 'Bengaluru City',
  date: IssueDate.parse('2026-11-15'),
  state,
  at: time && new Date(`2026-11-15T${time}:00+05:30`).toISOString(),
})

test.each([
  ['out', '06:30', 'Out at 06:30', '06:30ಕ್ಕೆ ಪ್ರಕಟವಾಗಿದೆ'],
  ['expected', '06:30', 'Expected at 06:30', '06:30ಕ್ಕೆ ಬರಲಿದೆ'],
  ['expected', null, 'Expected later today', 'ಇಂದು ಸ್ವಲ್ಪ ತಡವಾಗಿ ಬರಲಿದೆ'],
  ['late', '06:30', 'Late, expected at 06:30', 'ತಡವಾಗಿದೆ, 06:30ಕ್ಕೆ ಬರಬೇಕಿತ್ತು'],
  ['missing', null, 'Missing', 'ಬಂದಿಲ್ಲ'],
] as const)('an edition that is %s (%s) is described in both languages', (state, time, en, kn) => {
  expect(editionWords(edition(state, time), english)).toBe(en)
  expect(editionWords(edition(state, time), kannada)).toBe(kn)
})

test('an edition with early access only is described with its general release time', () => {
  const forAllAt = new Date('2026-11-15T07:00:00+05:30').toISOString()
  const status = { ...edition('out', '06:30'), forAllAt }
  expect(editionWords(status, english)).toBe('Out for early access, for everyone at 07:00')
})

test('a disturbance that began yesterday is described with its date', () => {
  const since = new Date('2026-11-14T22:10:00+05:30').toISOString()
  const status = { service: 'payment', state: 'disturbed', since } as const
  expect(serviceWords(status, english)).toBe('Disturbed since 2026-11-14 22:10')
})

const WELL: SiteStatus = {
  now: now.toISOString(),
  isCurrent: true,
  editionsReadAt: now.toISOString(),
  editions: [edition('out', '06:30')],
  services: [{ service: 'search', state: 'working', since: null }],
}
const DISTURBED = { service: 'search', state: 'disturbed', since: now.toISOString() } as const

test.each([
  [{}, 'Everything is working.'],
  [{ editions: [edition('late', '06:30')] }, 'Not every edition is out. We are working on it.'],
  [{ services: [DISTURBED] }, 'Something is disturbed. We are working on it.'],
  [{ isCurrent: false }, /^Our systems are disturbed\. Today’s front page .* as of 07:00\.$/],
  [{ isCurrent: false, editionsReadAt: null, editions: [] }, /^Our systems .* cannot tell which/],
])('the summary of %o', (change, words) => {
  expect(summaryWords({ ...WELL, ...change }, 'en')).toMatch(words)
})
