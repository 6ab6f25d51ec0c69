import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { archiveMonths, indexAfterKey, requestedMonth } from './months.ts'

test('the archive has every month from January 2020 to this one', () => {
  const months = archiveMonths(IssueDate.parse('2021-02-10'))
  expect(months).toHaveLength(14)
  expect([months[0], months[11], months[12], months.at(-1)]).toEqual([
    '2020-01',
    '2020-12',
    '2021-01',
    '2021-02',
  ])
})

test.each([
  ['2020-05', '2020-05'],
  ['2030-05', '2021-02'],
  ['rubbish', '2021-02'],
  [null, '2021-02'],
])('the month %s in the address opens %s', (asked, month) => {
  expect(requestedMonth(asked, archiveMonths(IssueDate.parse('2021-02-10')))).toBe(month)
})

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 13, 13],
  ['PageDown', 5, 0],
  ['PageUp', 1, 13],
  ['Home', 9, 0],
  ['End', 0, 13],
  ['a', 5, undefined],
])('%s moves from month %i to %s', (key, from, to) => {
  expect(indexAfterKey(key, from, 14)).toBe(to)
})
