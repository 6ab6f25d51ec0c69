import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { readPaper } from './papers.ts'
import { runRegions } from './run-regions.ts'

const PAPER = 'bench/regions/torture/kn-briefs.pdf'
const TRUTH = 'bench/regions/torture/kn-briefs.json'

test('a paper with its truth is scored', { timeout: SLOW_LIMIT_MS }, async () => {
  const text = await outputOf('--paper', PAPER, '--truth', TRUTH)

  expect(text).toMatch(/^all Kannada +1 +\d+ /m)
  expect(text).toMatch(/^brief +\d+ +(1|\.\d{3})$/m)
  expect(text).toMatch(/^the press +(1|\.\d{3}) /m)
  expect(text).toMatch(/^bench\/regions\/torture\/kn-briefs\.pdf +\d+ +(1|\.\d{3})/m)
})

test.each([
  [['--paper', PAPER], '--paper and --truth are needed together.'],
  [['--paper', 'none.pdf', '--truth', TRUTH], 'There is no file none.pdf.'],
  [['--paper', PAPER, '--truth', 'none.json'], 'There is no file none.json.'],
  [['--paper', TRUTH, '--truth', TRUTH], `${TRUTH} is not a PDF that can be read.`],
  [['--paper', PAPER, '--truth', PAPER], `${PAPER} is not JSON.`],
  [['--paper', PAPER, '--truth', 'package.json'], /package\.json is not a truth/],
  [
    ['--only', 'briefs', '--seed', 'one'],
    "--seed is a number or a list such as 1,2,3; it was 'one'.",
  ],
  [['--only', 'horoscope'], /No feature has 'horoscope' in its name: lead with/],
])('%j is refused in plain English', async (args, message) => {
  await expect(outputOf(...args)).rejects.toThrow(message)
})

test('corrected pages are a truth for part of a paper: each page is found by its number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const [paper, truth] = [join(folder, 'issue.pdf'), join(folder, 'truth.json')]
  const issue = await PDFDocument.create()
  for (let pages = 0; pages < 3; pages += 1) issue.addPage()
  writeFileSync(paper, await issue.save())
  writeFileSync(truth, '[{ "page": 3, "lang": "en", "articles": [], "ads": [] }]')
  expect((await readPaper(paper, truth)).map(({ name }) => name)).toEqual([`${paper}, 3`])
  writeFileSync(truth, '[{ "page": 4, "lang": "en", "articles": [], "ads": [] }]')
  await expect(readPaper(paper, truth)).rejects.toThrow('they must be the same pages')
  rmSync(folder, { recursive: true })
})

test('a truth with another number of pages, or without a box, is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const file = join(folder, 'truth.json')
  writeFileSync(file, '[]')
  await expect(outputOf('--paper', PAPER, '--truth', file)).rejects.toThrow(
    `${PAPER} has 1 pages, and its truth has 0: they must be the same pages.`,
  )
  writeFileSync(file, '[{ "lang": "en", "articles": [], "ads": [{}] }]')
  await expect(outputOf('--paper', PAPER, '--truth', file)).rejects.toThrow(/ads\[0\]\.box/)
  rmSync(folder, { recursive: true })
})

async function outputOf(...args: string[]): Promise<string> {
  const lines: string[] = []
  await runRegions(args, (text) => lines.push(text))
  return lines.join('\n')
}
