import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { issueAccess, pageAccess, parseArchiveAccess, type Reader } from './access.ts'

const today = IssueDate.parse('2026-11-15')
const visitor: Reader = { kind: 'visitor' }
const freemium: Reader = { kind: 'freemium' }
const subscriber = (archivalAccess: number): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
})

const open = { kind: 'open' }
const lockedUntil = (unlockBy: string) => ({ kind: 'locked', unlockBy })

test.each([
  ['a visitor on the front page', visitor, '2026-11-15', 4, 0, open],
  ['a visitor on page two', visitor, '2026-11-15', 4, 1, lockedUntil('logging-in')],
  ['a visitor on another edition', visitor, '2026-11-15', 6, 0, lockedUntil('logging-in')],
  ['a visitor on yesterday', visitor, '2026-11-14', 4, 0, lockedUntil('logging-in')],
  ['a freemium reader on the front page', freemium, '2026-11-15', 4, 0, open],
  ['a freemium reader on page two', freemium, '2026-11-15', 4, 1, lockedUntil('subscribing')],
  [
    'a freemium reader on another edition',
    freemium,
    '2026-11-15',
    6,
    0,
    lockedUntil('subscribing'),
  ],
  ['a freemium reader on yesterday', freemium, '2026-11-14', 4, 0, lockedUntil('subscribing')],
  ['a subscriber of today only, today', subscriber(0), '2026-11-15', 6, 7, open],
  [
    'a subscriber of today only, yesterday',
    subscriber(0),
    '2026-11-14',
    4,
    0,
    lockedUntil('upgrading'),
  ],
  ['a subscriber of one month, a month ago', subscriber(1), '2026-10-15', 4, 3, open],
  [
    'a subscriber of one month, the day before',
    subscriber(1),
    '2026-10-14',
    4,
    3,
    lockedUntil('upgrading'),
  ],
  ['a subscriber of everything, in 2020', subscriber(-1), '2020-01-01', 7, 5, open],
] as const)('%s', (_who, reader, date, edition, index, expected) => {
  const page = { publisher: 'PV', edition, date: IssueDate.parse(date), index } as const
  expect(pageAccess(reader, page, today)).toEqual(expected)
})

test.each([
  ['PV', 4],
  ['DH', 2],
] as const)("the free issue of %s is today's edition %i", (publisher, edition) => {
  expect(issueAccess(visitor, { publisher, edition, date: today }, today)).toEqual({
    kind: 'front-page',
  })
  expect(issueAccess(visitor, { publisher, edition: edition + 1, date: today }, today)).toEqual({
    kind: 'closed',
    unlockBy: 'subscribing',
  })
})
