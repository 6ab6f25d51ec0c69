import { expect, test } from 'vitest'
import type { IssueRelease, ReleaseAct } from '#contract/desk/board.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { timeInIndia } from '../newspaper-day.ts'
import { decideRelease } from './decide-release.ts'

const date = IssueDate.parse('2026-11-16')
const at = (time: string) => timeInIndia(date, time).getTime()

const BEFORE: IssueRelease = {
  version: 'a',
  early_release_at: at('06:30'),
  general_release_at: at('07:00'),
  held_at: null,
}
const HELD = { ...BEFORE, held_at: at('01:00') }
const UNPUBLISHED = { ...BEFORE, version: null }
const WITHDRAWN = { ...HELD, version: null }

const decide = (before: IssueRelease, act: ReleaseAct, time: string) =>
  decideRelease(before, act, { date, now: new Date(at(time)) })

const NOW = { kind: 'release-now' } as const
const HOLD = { kind: 'hold' } as const
const hours = (early: string, general: string) => ({ kind: 'set-hours', early, general }) as const

test.each<[string, IssueRelease, ReleaseAct, string, Partial<IssueRelease>]>([
  [
    'release now opens to all',
    BEFORE,
    NOW,
    '06:10',
    { early_release_at: at('06:10'), general_release_at: at('06:10') },
  ],
  [
    'before 06:00 release now means 06:00',
    BEFORE,
    NOW,
    '02:00',
    { early_release_at: at('06:00'), general_release_at: at('06:00') },
  ],
  [
    'after the early release, the others get it now',
    BEFORE,
    NOW,
    '06:40',
    { general_release_at: at('06:40') },
  ],
  [
    'release now ends a hold',
    HELD,
    NOW,
    '09:00',
    { general_release_at: at('09:00'), held_at: null },
  ],
  ['hold', BEFORE, HOLD, '05:00', { held_at: at('05:00') }],
  ['hold before a page has arrived', UNPUBLISHED, HOLD, '05:00', { held_at: at('05:00') }],
  ['end a hold', HELD, { kind: 'end-hold' }, '05:00', { held_at: null }],
  [
    'other hours',
    BEFORE,
    hours('08:00', '09:00'),
    '05:00',
    { early_release_at: at('08:00'), general_release_at: at('09:00') },
  ],
  [
    'a later hour for everyone',
    BEFORE,
    hours('06:30', '09:00'),
    '06:40',
    { general_release_at: at('09:00') },
  ],
  ['withdraw', BEFORE, { kind: 'withdraw' }, '09:00', { version: null, held_at: at('09:00') }],
  ['restore', BEFORE, { kind: 'restore', version: 'b' }, '09:00', { version: 'b' }],
  [
    'restore after a withdrawal',
    WITHDRAWN,
    { kind: 'restore', version: 'b' },
    '09:00',
    { version: 'b', held_at: null },
  ],
  ['restore keeps a hold', HELD, { kind: 'restore', version: 'b' }, '05:00', { version: 'b' }],
])('%s', (_name, before, act, time, changes) => {
  expect(decide(before, act, time)).toEqual({ kind: 'allowed', after: { ...before, ...changes } })
})

test.each<[string, IssueRelease, ReleaseAct, string]>([
  ['nothing-published', UNPUBLISHED, NOW, '06:10'],
  ['nothing-published', UNPUBLISHED, { kind: 'withdraw' }, '06:10'],
  ['out-already', BEFORE, NOW, '07:00'],
  ['out-already', BEFORE, HOLD, '06:30'],
  ['held-already', HELD, HOLD, '05:00'],
  ['not-held', BEFORE, { kind: 'end-hold' }, '05:00'],
  ['hours-in-wrong-order', BEFORE, hours('08:00', '07:30'), '05:00'],
  ['hour-has-passed', BEFORE, hours('05:00', '07:00'), '06:00'],
  ['out-already', BEFORE, hours('08:00', '09:00'), '06:40'],
])('refused with %s: %j, %j at %s', (why, before, act, time) => {
  expect(decide(before, act, time)).toEqual({ kind: 'refused', why })
})
