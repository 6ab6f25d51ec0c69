import { expect, test } from 'vitest'
import { isPassed, type Outcome } from './outcome.ts'
import { complaintsAbout, markdownTable } from './report.ts'

const GOOD: Outcome = {
  fault: 'write lock held 12 s',
  engine: 'SQLite',
  requests: 1234,
  acknowledged: 1200,
  refused: 30,
  cutOff: 4,
  other: '',
  lost: [],
  doubled: [],
  wrong: [],
  longestGapMs: 12_345,
  recoveredAfterMs: 80,
  healthGapMs: 40,
  blocked: { before: { allMs: 9, ownMs: 8 }, fromFaultOn: { allMs: 12, ownMs: 11 } },
}

test('a row without losses passes and has no complaints', () => {
  expect(isPassed(GOOD)).toBe(true)
  expect(complaintsAbout(GOOD)).toEqual([])
})

test.each([
  ['a lost write', { lost: ['a saved article'] }],
  ['a doubled payment', { doubled: ['a payment'] }],
  ['a wrong answer', { wrong: ['500'] }],
  ['a server that never recovers', { recoveredAfterMs: undefined }],
])('%s makes the bench fail and is printed', (_what, change) => {
  const outcome = { ...GOOD, ...change }
  expect(isPassed(outcome)).toBe(false)
  expect(complaintsAbout(outcome)).toHaveLength(2)
})

test('the table is Markdown with one row for each outcome', () => {
  const lines = markdownTable([GOOD]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe(
    '| write lock held 12 s | SQLite | 1,234 | 1,200 | 30 | 4 |  | 0 | 0 | 12.3 s | 80 ms | 40 ms | 12 ms (9 ms) | 11 ms (8 ms) |',
  )
})
