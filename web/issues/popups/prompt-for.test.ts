import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { Reader } from '#domain/access.ts'
import { reachOf } from '#domain/reach.ts'
import { promptFor } from './prompt-for.ts'

const visitor: Reader = { kind: 'visitor' }
const freemium: Reader = { kind: 'freemium' }
const subscriber = (archive: Extract<Reader, { kind: 'subscriber' }>['archive']): Reader => ({
  kind: 'subscriber',
  archive,
  earlyAccess: false,
})
const everything = subscriber({ kind: 'everything' })
const month = subscriber({ kind: 'last-months', months: 1 })
const todayOnly = subscriber({ kind: 'today-only' })

const today = IssueDate.parse('2026-11-15')
const reachFor = (reader: Reader) =>
  reachOf(reader, { publisher: 'PV', edition: 4 }, { today, current: today })

const TODAY = '2026-11-15'
const PAST = '2026-11-10'
const LONG_AGO = '2026-10-14'
const TOMORROW = '2026-11-16'

test.each([
  ['a past date within reach', everything, PAST, 'missing-archive'],
  ['a past date within the months of the plan', month, PAST, 'missing-archive'],
  ['a past date before them', month, LONG_AGO, 'missing-edition'],
  ['a past date on a plan for today only', todayOnly, PAST, 'missing-edition'],
  ['a past date as a freemium reader', freemium, PAST, 'missing-edition'],
  ['a past date as a visitor', visitor, PAST, 'missing-edition'],
  ['today as a subscriber', everything, TODAY, 'missing-edition'],
  ['today as a visitor', visitor, TODAY, 'missing-edition'],
  ['a future date', everything, TOMORROW, 'missing-edition'],
] as const)('without an issue: %s', (_what, reader, day, prompt) => {
  const refusal = { reach: reachFor(reader), date: IssueDate.parse(day), today, isHome: false }
  expect(promptFor({ ...refusal, problem: 'edition-not-found' })).toBe(prompt)
  expect(promptFor({ ...refusal, problem: 'no-pages' })).toBe(prompt)
})

test.each([
  ['a restricted date as a visitor', 'subscription-required', false, 'premium'],
  ['the front page before it is out for everyone', 'subscription-required', true, undefined],
  ['a date that the plan does not reach', 'upgrade-required', false, 'upgrade'],
  ['a server that cannot be reached', 'unavailable', false, undefined],
  ['a bug', 'internal', false, undefined],
] as const)('%s', (_what, problem, isHome, prompt) => {
  const refusal = { reach: reachFor(visitor), date: today, today, isHome }
  expect(promptFor({ ...refusal, problem })).toBe(prompt)
})
