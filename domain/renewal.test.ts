import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { debitAt, graceEndsAt, noticeAt, renewalTarget, retryAt } from './renewal.ts'

const end = IssueDate.parse('2026-12-15')
const india = (text: string) => new Date(`${text}:00+05:30`)

test('the notice is sent at 09:00 two days before the last day', () => {
  expect(noticeAt(end)).toEqual(india('2026-12-13T09:00'))
})

test.each([
  ['on the last day at nine', '2026-12-13T09:00', '2026-12-15T09:00'],
  ['a day after a late notice', '2026-12-14T15:00', '2026-12-15T15:00'],
  ['a day after a notice on the last day', '2026-12-15T10:00', '2026-12-16T10:00'],
])('the debit is made %s', (_when, notice, debit) => {
  expect(debitAt(end, india(notice))).toEqual(india(debit))
})

test.each([
  [0, '2026-12-16T09:00'],
  [1, '2026-12-17T09:00'],
  [2, '2026-12-18T09:00'],
])('after attempt %i the debit is retried at %s', (tried, retry) => {
  expect(retryAt(end, tried, india('2026-12-15T09:00'))).toEqual(india(retry))
})

test('a retry whose time has passed is made a day later', () => {
  expect(retryAt(end, 0, india('2026-12-16T10:00'))).toEqual(india('2026-12-17T10:00'))
})

test('there is no fifth attempt', () => {
  expect(retryAt(end, 3, india('2026-12-18T09:00'))).toBeUndefined()
})

test('the grace period ends at midnight after the fifth day', () => {
  expect(graceEndsAt(end)).toEqual(india('2026-12-21T00:00'))
})

const live = { state: 'active', recurring: true, hasMandate: true } as const
const next = { recurring: true }

test.each([
  ['an active plan renews itself', live, undefined, 'itself'],
  ['a plan in its grace period renews itself', { ...live, state: 'in_grace' }, undefined, 'itself'],
  [
    'a cancelled plan does not renew',
    { ...live, state: 'cancel_at_period_end' },
    undefined,
    'none',
  ],
  ['a plan without a mandate does not renew', { ...live, hasMandate: false }, undefined, 'none'],
  ['a plan for one period does not renew', { ...live, recurring: false }, undefined, 'none'],
  ['an ended plan does not renew', { ...live, state: 'expired' }, undefined, 'none'],
  ['a scheduled plan is debited instead', live, next, 'next'],
  [
    'a scheduled plan is debited after a cancelled one',
    { ...live, state: 'cancel_at_period_end' },
    next,
    'next',
  ],
] as const)('%s', (_what, current, scheduled, target) => {
  expect(renewalTarget(current, scheduled)).toBe(target)
})
