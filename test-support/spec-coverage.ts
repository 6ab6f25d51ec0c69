import { existsSync, readFileSync } from 'node:fs'

/** One sentence of the specification, and the tests that show it. */
export interface CoverageRow {
  /** For example 4.17: sentence 17 of section 4. */
  number: string
  sentence: string
  tests: { file: string; name: string }[]
}

export interface CoverageSection {
  heading: string
  rows: CoverageRow[]
}

const HEADING = /^## /m
const HEADER_LINES = 2
const REFERENCE = /`([^`›]+?) › ([^`]+)`/g
const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source
/** The first argument of `test(…)` or of `test.each(…)(…)`. */
const TEST_NAME = new RegExp(`(?:\\btest\\(|\\)\\()\\s*(${TEXT})\\s*,`, 'g')

export function coverageSections(page: string): CoverageSection[] {
  const [, ...sections] = page.split(HEADING)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const table = lines.filter((line) => line.startsWith('|')).slice(HEADER_LINES)
    return { heading, rows: table.map(readRow) }
  })
}

function readRow(line: string): CoverageRow {
  const [, number = '', sentence = '', tests = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  const references = tests.matchAll(REFERENCE)
  return {
    number,
    sentence,
    tests: Array.from(references, ([, file = '', name = '']) => ({ file, name })),
  }
}

/** The names of the tests in a source file. A name of `test.each` keeps its placeholders, such as `%s`. */
export function testNamesIn(source: string): Set<string> {
  const literals = Array.from(source.matchAll(TEST_NAME), ([, literal = '']) => literal)
  return new Set(literals.map((literal) => literal.slice(1, -1).replace(/\\(.)/g, '$1')))
}

/** The faults of a row, as messages. */
export function faultsIn({ number, sentence, tests }: CoverageRow): string[] {
  if (!sentence) return [`${number} has no sentence`]
  if (tests.length === 0) return [`${number} names no test`]
  return tests.flatMap(({ file, name }) => {
    if (!existsSync(file)) return [`${number}: ${file} does not exist`]
    const exists = testNamesIn(readFileSync(file, 'utf8')).has(name)
    return exists ? [] : [`${number}: '${name}' is not in ${file}`]
  })
}
