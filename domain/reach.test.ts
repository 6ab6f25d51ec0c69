import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { issueAccess, parseArchiveAccess, type Reader } from './access.ts'
import { addDays } from './calendar.ts'
import { reachOf } from './reach.ts'

const today = IssueDate.parse('2026-11-15')
const NOON = new Date('2026-11-15T12:00:00+05:30')

const visitor: Reader = { kind: 'visitor' }
const freemium: Reader = { kind: 'freemium' }
const subscriber = (archivalAccess: number): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess: false,
})
const ofOtherTitle: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
  title: 'DH',
}

test.each([
  ['a visitor', visitor, 4, '2026-11-15'],
  ['a visitor, another edition', visitor, 5, null],
  ['a freemium reader', freemium, 4, '2026-11-15'],
  ['a freemium reader, another edition', freemium, 5, null],
  ['a subscriber of today only', subscriber(0), 5, '2026-11-15'],
  ['a subscriber of one month', subscriber(1), 4, '2026-10-15'],
  ['a subscriber of twelve months', subscriber(12), 4, '2025-11-15'],
  ['a subscriber of everything', subscriber(-1), 4, '2020-01-01'],
  ['a subscriber of the other title only', ofOtherTitle, 5, null],
])('%s can open issues from the first day to today', (_who, reader, edition, from) => {
  expect(reachOf(reader, { publisher: 'PV', edition }, { today, current: today })).toEqual({
    from,
    to: today,
  })
})

test.each([visitor, freemium, subscriber(0), subscriber(1), subscriber(12)])(
  '%j can open the issue of the first day, but not of the day before',
  (reader) => {
    const { from } = reachOf(reader, { publisher: 'PV', edition: 4 }, { today, current: today })
    const opens = new Date('2020-01-01T06:00:00+05:30')
    const kindOn = (date: IssueDate) =>
      issueAccess(
        reader,
        {
          publisher: 'PV',
          edition: 4,
          date,
          early_release_at: opens,
          general_release_at: opens,
        },
        { now: NOON, current: today },
      ).kind
    expect(kindOn(from ?? today)).not.toBe('closed')
    expect(kindOn(addDays(from ?? today, -1))).toBe('closed')
  },
)

test.each([
  ['a visitor', visitor, '2026-11-14'],
  ['a subscriber of today only', subscriber(0), '2026-11-14'],
  ['a subscriber of one month', subscriber(1), '2026-10-15'],
])("while yesterday's issue is current, %s can open issues up to it", (_who, reader, from) => {
  const current = addDays(today, -1)
  expect(reachOf(reader, { publisher: 'PV', edition: 4 }, { today, current })).toEqual({
    from,
    to: current,
  })
})
