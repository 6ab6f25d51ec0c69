import { expect, test } from 'vitest'
import { Timestamp } from './timestamp.ts'

const moment = Date.UTC(2026, 10, 15, 2, 30)

test.each([
  ['milliseconds', moment],
  ['seconds', moment / 1000],
  ['milliseconds as text', String(moment)],
  ['seconds as text', String(moment / 1000)],
  ['ISO in UTC', '2026-11-15T02:30:00Z'],
  ['ISO with milliseconds', '2026-11-15T02:30:00.000Z'],
  ['ISO in Indian time', '2026-11-15T08:00:00+05:30'],
])('%s become milliseconds', (_form, sent) => {
  expect(Timestamp.parse(sent)).toBe(moment)
})

test.each([
  ['fractions of a second are kept', 1_794_709_800.5, 1_794_709_800_500],
  ['the epoch stays 0', 0, 0],
  ['a parsed timestamp can be parsed again', Timestamp.parse(moment), moment],
])('%s', (_rule, sent, read) => {
  expect(Timestamp.parse(sent)).toBe(read)
})

test.each([
  ['a negative number', -1],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a number beyond the range of dates', 9e15],
  ['a day without a time', '2026-11-15'],
  ['a time without an offset', '2026-11-15T02:30:00'],
  ['a day that does not exist', '2026-02-30T02:30:00Z'],
  ['words', 'tomorrow'],
  ['empty text', ''],
  ['nothing', null],
])('%s is refused', (_what, sent) => {
  expect(Timestamp.safeParse(sent).success).toBe(false)
})
