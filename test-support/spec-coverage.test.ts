import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageSections, faultsIn, testNamesIn } from './spec-coverage.ts'

const SECTIONS = coverageSections(readFileSync('docs/audit/spec-coverage.md', 'utf8'))

test('the document has nine sections, and the rows of each are numbered from one', () => {
  expect(SECTIONS).toHaveLength(9)
  for (const [index, { heading, rows }] of SECTIONS.entries()) {
    const section = index + 1
    expect(heading).toMatch(new RegExp(`^${section}\\. `))
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `${section}.${at + 1}`))
    expect(rows.length).toBeGreaterThan(5)
  }
})

test('every sentence of the specification names a test that exists', () => {
  expect(SECTIONS.flatMap(({ rows }) => rows.flatMap(faultsIn))).toEqual([])
})

test.each([
  [
    'a row without a sentence',
    '| 1.1 | | `test-support/spec-coverage.test.ts › x` |',
    '1.1 has no sentence',
  ],
  ['a row without a test', '| 1.1 | Says | |', '1.1 names no test'],
  ['a missing file', '| 1.1 | Says | `a.test.ts › b` |', '1.1: a.test.ts does not exist'],
  [
    'a missing test',
    '| 1.1 | One \\| two | `test-support/spec-coverage.test.ts › no such test` |',
    "1.1: 'no such test' is not in test-support/spec-coverage.test.ts",
  ],
])('%s is a fault', (_what, row, fault) => {
  const [section] = coverageSections(`# Page\n\n## 1. Section\n\n| | | |\n|---|---|---|\n${row}\n`)
  expect(section?.rows.flatMap(faultsIn)).toEqual([fault])
})

test('test names are found in every form of test call and of string', () => {
  const source = [
    "test('one', () => {})",
    'test("it\'s two", async () => {})',
    'test(`three`, async () => {})',
    "test.each([\n  ['a'],\n] as const)('%s is four', () => {})",
    "test.each([1])(\n  'it\\'s five',\n  () => {},\n)",
  ]
  expect([...testNamesIn(source.join('\n'))]).toEqual([
    'one',
    "it's two",
    'three',
    '%s is four',
    "it's five",
  ])
})
