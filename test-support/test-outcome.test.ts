// @module-tag slow: starts vitest and Playwright.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { playwrightOutcome, summarise, vitestOutcome } from './test-outcome.ts'
import { runPart } from './test-part.ts'

function openFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-outcome-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const namesOf = (tests: { name: string }[]) => tests.map(({ name }) => name.split(' › ').at(-1))

test('a vitest run reports each failed test, and a file that cannot be loaded', async () => {
  const folder = openFolder({
    'a.test.ts': `
      import { expect, test } from 'vitest'
      test('passes', () => {})
      test('fails', () => { expect('this').toBe('that') })`,
    'b.test.ts': `throw new Error('cannot be loaded')`,
  })
  const report = join(folder, 'report.json')

  await runPart('Tests', [
    ...['vitest', 'run', `--root=${folder}`],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ])

  const { passed, failures } = vitestOutcome(report)
  expect(passed).toBe(1)
  expect(namesOf(failures)).toEqual(['fails', expect.stringMatching(/b\.test\.ts$/)])
  expect(failures[0]?.reason).toContain("expected 'this' to be 'that'")
  expect(failures[1]?.reason).toContain('cannot be loaded')
})

test('a Playwright run reports each failed test, and an error outside the tests', async () => {
  const folder = openFolder({
    'a.spec.ts': `
      import { expect, test } from '@playwright/test'
      test('passes', () => {})
      test.describe('inside', () => {
        test('fails', () => { expect('this').toBe('that') })
      })`,
    'clean-up.ts': `export default () => { throw new Error('cannot be cleaned up') }`,
    // Playwright empties the output folder first, so it must not be the one of journeys that run at the same time.
    'config.ts': `export default { testMatch: '*.spec.ts', outputDir: 'results', globalTeardown: './clean-up.ts' }`,
  })
  const report = join(folder, 'report.json')

  const { hasSucceeded } = await runPart(
    'Journeys',
    ['playwright', 'test', `--config=${join(folder, 'config.ts')}`, '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )

  const { passed, failures } = playwrightOutcome(report)
  expect([hasSucceeded, passed]).toEqual([false, 1])
  expect(namesOf(failures)).toEqual(['fails', 'The journeys'])
  expect(failures[0]?.reason).toContain('that')
  expect(failures[1]?.reason).toContain('cannot be cleaned up')
})

test('a run that ends without a report has failed', () => {
  expect(namesOf(vitestOutcome('nowhere.json').failures)).toEqual(['The run'])
  expect(namesOf(playwrightOutcome('nowhere.json').failures)).toEqual(['The run'])
})

test('the summary lists each failure with its reason, and ends with the count', () => {
  const failures = [{ name: 'wrong.ts › b', reason: 'this is not that' }]

  expect(
    summarise([
      { passed: 3, failures },
      { passed: 2, failures: [] },
    ]).split('\n\n'),
  ).toEqual(['Failed: wrong.ts › b\nthis is not that', '5 passed, 1 failed'])
})

test('a part of the run reports whether it succeeded, and its last lines', async () => {
  const { version } = JSON.parse(readFileSync('node_modules/@biomejs/biome/package.json', 'utf8'))

  expect(await runPart('Version', ['biome', '--version'])).toMatchObject({
    hasSucceeded: true,
    lastLines: expect.stringContaining(version),
  })
  expect((await runPart('Nothing', ['biome', 'no-such-command'])).hasSucceeded).toBe(false)
})
