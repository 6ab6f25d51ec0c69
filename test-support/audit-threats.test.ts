import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageSections, faultsIn } from './spec-coverage.ts'

const THREATS = coverageSections(readFileSync('docs/audit/security.md', 'utf8')).flatMap(
  ({ rows }) => rows,
)
const ASVS = coverageSections(readFileSync('docs/audit/asvs.md', 'utf8'))

test('every threat names a test that exists', () => {
  expect(THREATS.length).toBeGreaterThan(30)
  expect(THREATS.map(({ number }) => number)).toEqual(THREATS.map((_, at) => `${at + 1}`))
  expect(THREATS.flatMap(faultsIn)).toEqual([])
})

const CHAPTERS = 14
const VERDICT = /^(met|not applicable|open)$/
const FILE = /`([\w@.-]+\/[^` ]+\.\w+)`/g

test('every chapter of the ASVS has verdicts, and each file that it names exists', () => {
  expect(ASVS.map(({ heading }) => heading.split('.')[0])).toEqual(
    Array.from({ length: CHAPTERS }, (_, at) => `${at + 1}`),
  )
  for (const [number, , verdict, where = ''] of rowsOf(
    readFileSync('docs/audit/asvs.md', 'utf8'),
  )) {
    expect([number, verdict]).toEqual([number, expect.stringMatching(VERDICT)])
    expect([number, where === '']).toEqual([number, false])
    const files = Array.from(where.matchAll(FILE), ([, file = '']) => file)
    expect([number, files.filter((file) => !existsSync(file))]).toEqual([number, []])
  }
})

function rowsOf(page: string): string[][] {
  const rows = page.match(/^\| \d.*$/gm) ?? []
  return rows.map((row) =>
    row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  )
}
