import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { accessKey, issueAccess, pageAccess, parseArchiveAccess, type Reader } from './access.ts'
import { newspaperDay } from './newspaper-day.ts'

const visitor: Reader = { kind: 'visitor' }
const freemium: Reader = { kind: 'freemium' }
const subscriber = (archivalAccess: number, earlyAccess = false): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess,
})
const perk = subscriber(-1, true)
const ofTitle = (title: PublisherCode): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(-1),
  earlyAccess: true,
  title,
})

const india = (time: string) => new Date(`${time}+05:30`)
const NOON = '2026-11-15T12:00:00'
const noon = { now: india(NOON), current: IssueDate.parse('2026-11-15') }

/** An issue with the usual release times: 06:30 with early access, 07:00 for everyone. */
function issue(date: string, { edition = 4, early = '06:30', general = '07:00' } = {}) {
  return {
    publisher: 'PV',
    edition,
    date: IssueDate.parse(date),
    early_release_at: india(`${date}T${early}:00`),
    general_release_at: india(`${date}T${general}:00`),
  } as const
}

function access(reader: Reader, of: ReturnType<typeof issue>, index: number, now: string): string {
  const moment = { now: india(now), current: newspaperDay(india(now)) }
  const page = pageAccess(reader, issueAccess(reader, of, moment), { index, front: 0 })
  return page.kind === 'locked' ? `locked until ${page.unlockBy}` : page.kind
}

test.each([
  ['a visitor on the front page', visitor, '2026-11-15', 4, 0, 'open'],
  ['a visitor on page two', visitor, '2026-11-15', 4, 1, 'locked until logging-in'],
  ['a visitor on another edition', visitor, '2026-11-15', 6, 0, 'locked until logging-in'],
  ['a visitor on yesterday', visitor, '2026-11-14', 4, 0, 'locked until logging-in'],
  ['a visitor on tomorrow', visitor, '2026-11-16', 4, 0, 'not-out-yet'],
  ['a freemium reader on the front page', freemium, '2026-11-15', 4, 0, 'open'],
  ['a freemium reader on page two', freemium, '2026-11-15', 4, 1, 'locked until subscribing'],
  [
    'a freemium reader on another edition',
    freemium,
    '2026-11-15',
    6,
    0,
    'locked until subscribing',
  ],
  ['a freemium reader on yesterday', freemium, '2026-11-14', 4, 0, 'locked until subscribing'],
  ['a subscriber of today only, today', subscriber(0), '2026-11-15', 6, 7, 'open'],
  [
    'a subscriber of today only, yesterday',
    subscriber(0),
    '2026-11-14',
    4,
    0,
    'locked until upgrading',
  ],
  ['a subscriber of one month, a month ago', subscriber(1), '2026-10-15', 4, 3, 'open'],
  [
    'a subscriber of one month, the day before',
    subscriber(1),
    '2026-10-14',
    4,
    3,
    'locked until upgrading',
  ],
  ['a subscriber of twelve months, a year ago', subscriber(12), '2025-11-15', 4, 3, 'open'],
  ['a subscriber of everything, in 2020', subscriber(-1), '2020-01-01', 7, 5, 'open'],
  ['a subscriber of this title, yesterday', ofTitle('PV'), '2026-11-14', 4, 3, 'open'],
  [
    'a subscriber of the other title',
    ofTitle('DH'),
    '2026-11-15',
    4,
    1,
    'locked until subscribing',
  ],
  ['a subscriber of the other title on the front page', ofTitle('DH'), '2026-11-15', 4, 0, 'open'],
  ['a subscriber of everything, tomorrow', subscriber(-1), '2026-11-16', 4, 0, 'not-out-yet'],
] as const)('%s', (_who, reader, date, edition, index, expected) => {
  expect(access(reader, issue(date, { edition }), index, NOON)).toBe(expected)
})

test.each([
  ['05:59', 'not-out-yet', 'not-out-yet', 'not-out-yet'],
  ['06:00', 'not-out-yet', 'not-out-yet', 'not-out-yet'],
  ['06:29', 'not-out-yet', 'not-out-yet', 'not-out-yet'],
  ['06:30', 'locked until logging-in', 'locked until upgrading', 'open'],
  ['06:59', 'locked until logging-in', 'locked until upgrading', 'open'],
  ['07:00', 'open', 'open', 'open'],
])(
  "at %s today's front page is %s to a visitor, %s to a subscriber and %s with early access",
  (time, ...expected) => {
    const seen = [visitor, subscriber(-1), perk].map((reader) =>
      access(reader, issue('2026-11-15'), 0, `2026-11-15T${time}:00`),
    )
    expect(seen).toEqual(expected)
  },
)

test.each([
  ['05:59', '2026-11-14', 'open'],
  ['05:59', '2026-11-15', 'not-out-yet'],
  ['06:00', '2026-11-14', 'locked until logging-in'],
  ['06:00', '2026-11-15', 'open'],
])(
  'at %s on the 15th, with a release at 06:00, the front page of %s is %s',
  (time, date, expected) => {
    const released = issue(date, { early: '06:00', general: '06:00' })
    expect(access(visitor, released, 0, `2026-11-15T${time}:00`)).toBe(expected)
  },
)

test('an early release time before the rollover opens nothing before 06:00', () => {
  const released = issue('2026-11-15', { early: '04:00', general: '04:00' })
  expect(access(perk, released, 0, '2026-11-15T05:59:59')).toBe('not-out-yet')
  expect(access(perk, released, 0, '2026-11-15T06:00:00')).toBe('open')
})

test.each([
  ['2026-03-31', 1, '2026-02-28', 'open'],
  ['2026-03-31', 1, '2026-02-27', 'locked until upgrading'],
  ['2028-03-31', 1, '2028-02-29', 'open'],
  ['2028-02-29', 12, '2027-02-28', 'open'],
  ['2028-02-29', 12, '2027-02-27', 'locked until upgrading'],
  ['2026-01-31', 2, '2025-11-30', 'open'],
])('on %s a plan of %i months and the issue of %s: %s', (today, months, date, expected) => {
  expect(access(subscriber(months), issue(date), 3, `${today}T12:00:00`)).toBe(expected)
})

test('the archive window moves with the newspaper day, at 06:00', () => {
  const month = subscriber(1)
  expect(access(month, issue('2026-10-15'), 0, '2026-11-16T05:59:59')).toBe('open')
  expect(access(month, issue('2026-10-15'), 0, '2026-11-16T06:00:00')).toBe(
    'locked until upgrading',
  )
})

test.each([
  ['PV', 4],
  ['DH', 2],
] as const)("the free issue of %s is today's edition %i", (publisher, edition) => {
  const free = { ...issue('2026-11-15', { edition }), publisher }
  expect(issueAccess(visitor, free, noon)).toEqual({ kind: 'front-page' })
  const other = { ...free, edition: edition + 1 }
  expect(issueAccess(visitor, other, noon)).toEqual({
    kind: 'closed',
    unlockBy: 'subscribing',
  })
})

test.each([
  ['a visitor', visitor, 4, 'front-page'],
  ['a visitor on another edition', visitor, 6, 'closed'],
  ['a freemium reader', freemium, 4, 'front-page'],
  ['a subscriber of today only', subscriber(0), 6, 'every-page'],
  ['a subscriber of one month', subscriber(1), 6, 'every-page'],
] as const)("while yesterday's issue is current, %s may open it", (_who, reader, edition, kind) => {
  const yesterday = issue('2026-11-14', { edition })
  const moment = { now: india('2026-11-15T06:40:00'), current: yesterday.date }
  expect(issueAccess(reader, yesterday, moment).kind).toBe(kind)
})

test.each([
  [0, 'open'],
  [1, 'open'],
  [2, 'open'],
  [3, 'locked'],
])('behind a jacket of two pages the page at index %i is %s to a visitor', (index, kind) => {
  const free = issueAccess(visitor, issue('2026-11-15'), noon)
  expect(pageAccess(visitor, free, { index, front: 2 }).kind).toBe(kind)
})

test('readers who may open different things have different access keys', () => {
  const readers: Reader[] = [visitor, freemium]
  for (const archive of [-1, 0, 1, 12]) {
    readers.push(subscriber(archive, false), subscriber(archive, true))
  }
  expect(new Set(readers.map(accessKey)).size).toBe(readers.length)
})

test('readers who may open the same have the same access key', () => {
  expect(accessKey(subscriber(12, true))).toBe(accessKey(subscriber(12, true)))
})
