import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { copyToOpen, isOnlyHere, otherEditions, rareOnPage } from './other-editions.ts'

const at = (date: string, edition: number) => ({ date: IssueDate.parse(date), edition })
const here = at('2026-11-15', 4)

test('the other editions are listed once each, the same day and the own edition first', () => {
  const places = [
    here,
    at('2026-11-14', 5),
    at('2026-11-15', 5),
    at('2026-11-15', 7),
    at('2026-11-16', 6),
    at('2026-11-20', 8),
  ].map((key) => ({ key }))
  const found = otherEditions(here, places, { days: 3, ownEdition: 7 })
  expect(found.map(({ key }) => `${key.edition} on ${key.date}`)).toEqual([
    '7 on 2026-11-15',
    '5 on 2026-11-15',
    '6 on 2026-11-16',
  ])
})

test.each([
  ['no other edition prints it', [here], [here, at('2026-11-15', 5)], true],
  ['another edition prints it', [here, at('2026-11-15', 5)], [here, at('2026-11-15', 5)], false],
  ['another edition printed it the day before', [at('2026-11-14', 5)], [at('2026-11-15', 5)], true],
  ['there is no other edition that day', [here], [here, at('2026-11-14', 5)], undefined],
])('only here: %s', (_what, places, issues, isOnly) => {
  expect(
    isOnlyHere(
      here,
      places.map((key) => ({ key })),
      issues,
    ),
  ).toBe(isOnly)
})

test.each([
  ['the default edition of the day', [at('2026-11-15', 3), at('2026-11-15', 2)], 2],
  ['another edition of the day', [at('2026-11-14', 2), at('2026-11-15', 3)], 3],
  ['another day', [at('2026-11-16', 5)], 5],
  ['nothing', [], undefined],
])('in the sister paper a link opens %s', (_what, places, edition) => {
  const copies = places.map((key) => ({ key }))
  expect(copyToOpen(here, copies, 2)?.key.edition).toBe(edition)
})

test.each([
  ['one of four', ['a'], ['a']],
  ['half of them', ['a', 'b'], ['a', 'b']],
  ['most of them', ['a', 'b', 'c'], []],
  ['all of them', ['a', 'b', 'c', 'd'], []],
  ['one of another page', ['x'], []],
])('marked on a page of four stories that only this edition has: %s', (_what, onlyHere, marked) => {
  const stories = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(rareOnPage(stories, onlyHere).map(({ id }) => id)).toEqual(marked)
})
