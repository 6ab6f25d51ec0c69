import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { Reader } from './access.ts'
import { currentIssue } from './current-issue.ts'
import { DEFAULT_RELEASE_HOURS, releaseOn } from './release-hours.ts'

const today = IssueDate.parse('2026-11-15')
const previous = IssueDate.parse('2026-11-14')
const visitor: Reader = { kind: 'visitor' }
const early: Reader = { kind: 'subscriber', archive: { kind: 'everything' }, earlyAccess: true }

/** The day of the month of the current issue, and when and to whom the next one opens. */
function currentAt(
  time: string,
  reader: Reader,
  { release = releaseOn(today, DEFAULT_RELEASE_HOURS), isPublished = true, isHeld = false } = {},
): string {
  const now = new Date(`2026-11-15T${time}:00+05:30`)
  const issues = { today: isPublished ? release : undefined, previous, isHeld }
  const { date, next } = currentIssue(reader, issues, DEFAULT_RELEASE_HOURS, now)
  const opens = next && new Date(Date.parse(next.opens_at) + 330 * 60_000).toISOString()
  return [date.slice(-2), opens?.slice(11, 16), next?.is_out_early && 'early']
    .filter(Boolean)
    .join()
}

test.each([
  ['06:00', '14,07:00', '14,06:30'],
  ['06:29', '14,07:00', '14,06:30'],
  ['06:30', '14,07:00,early', '15'],
  ['06:59', '14,07:00,early', '15'],
  ['07:00', '15', '15'],
])('at %s the current issue is %s to a visitor and %s with early access', (time, ...expected) => {
  expect([currentAt(time, visitor), currentAt(time, early)]).toEqual(expected)
})

test.each([
  ['06:29', '14,07:00', '14,06:30'],
  ['06:30', '14,07:00', '14,07:00'],
  ['06:59', '14,07:00', '14,07:00'],
  ['07:00', '15', '15'],
])(
  'at %s, with nothing published today, it is %s to a visitor and %s with early access',
  (time, ...expected) => {
    const issues = { isPublished: false }
    expect([currentAt(time, visitor, issues), currentAt(time, early, issues)]).toEqual(expected)
  },
)

test('readers wait for an issue with a later release time', () => {
  const release = releaseOn(today, { early: '08:00', general: '09:00' })
  expect(currentAt('08:30', visitor, { release })).toBe('14,09:00,early')
  expect(currentAt('08:30', early, { release })).toBe('15')
})

test.each(['06:10', '06:45', '11:00'])('at %s the issue before a held one is current', (time) => {
  const issues = { isPublished: false, isHeld: true }
  expect([currentAt(time, visitor, issues), currentAt(time, early, issues)]).toEqual(['14', '14'])
})

test('before the first issue is released, there is no current issue', () => {
  const issues = {
    today: releaseOn(today, DEFAULT_RELEASE_HOURS),
    previous: undefined,
    isHeld: false,
  }
  const now = new Date('2026-11-15T06:10:00+05:30')
  expect(currentIssue(visitor, issues, DEFAULT_RELEASE_HOURS, now)).toMatchObject({
    date: today,
    next: { date: today },
  })
})
