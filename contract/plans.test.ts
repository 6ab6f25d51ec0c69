import { expect, test } from 'vitest'
import { AccesstypeId, ArchivalAccess, DurationUnit } from './plans.ts'

test.each([
  ['day', 'day'],
  ['days', 'day'],
  ['month', 'month'],
  ['months', 'month'],
  ['year', 'year'],
  ['years', 'year'],
])('the unit %s is read as %s', (sent, unit) => {
  expect(DurationUnit.parse(sent)).toBe(unit)
})

test('the unit week is refused', () => {
  expect(DurationUnit.safeParse('weeks').success).toBe(false)
})

test.each([
  ['-1', -1],
  ['0', 0],
  ['6', 6],
  [12, 12],
])('archival access %j is %i', (sent, months) => {
  expect(ArchivalAccess.parse(sent)).toBe(months)
})

test.each(['-2', '1.5', 'all'])('there is no archival access %j', (sent) => {
  expect(ArchivalAccess.safeParse(sent).success).toBe(false)
})

test.each([
  [17, '17'],
  ['17', '17'],
  ['plan_yearly', 'plan_yearly'],
])('the id %j is %s', (sent, id) => {
  expect(AccesstypeId.parse(sent)).toBe(id)
})
