import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { playwrightOutcome, tellOutcomes, vitestOutcome } from './test-outcome.ts'
import { runPart } from './test-part.ts'

const TESTS = `
let tries = 0
test('holds', () => {})
test('does not hold', () => { expect('this').toBe('that') })
test('holds at last', () => { tries += 1; expect(tries).toBeGreaterThan(1) })
`

function openFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-outcome-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const named = (tests: { name: string }[]) => tests.map(({ name }) => name.split(' › ').at(-1))

test('of a run of vitest: what failed and why, also a file that cannot be loaded, and what held when tried again', async () => {
  const folder = openFolder({
    'a.test.ts': `import { expect, test } from 'vitest'\n${TESTS}`,
    'b.test.ts': `throw new Error('not to be loaded')`,
  })
  const report = join(folder, 'report.json')

  await runPart('Tests', [
    ...['vitest', 'run', `--root=${folder}`, '--retry=1'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ])

  const { passed, failures, unsteady } = vitestOutcome(report)
  expect([passed, named(unsteady)]).toEqual([2, ['holds at last']])
  expect(named(failures)).toEqual(['does not hold', expect.stringMatching(/b\.test\.ts$/)])
  expect(failures[0]?.reason).toContain("expected 'this' to be 'that'")
  expect(failures[1]?.reason).toContain('not to be loaded')
})

test('of a run of Playwright: the same, also where nothing starts', async () => {
  const folder = openFolder({
    'a.spec.ts': `
      import { expect, test } from '@playwright/test'
      test('holds', () => {})
      test.describe('inside', () => {
        test('does not hold', () => { expect('this').toBe('that') })
      })
      test('holds at last', ({}, { retry }) => { expect(retry).toBe(1) })`,
    // Not the project's own: it is emptied first, and journeys that go on meanwhile have files there.
    'config.ts': `export default { testMatch: '*.spec.ts', retries: 1, outputDir: 'left' }`,
    'no-server.ts': `export default { webServer: { command: 'exit 3', url: 'http://localhost:1' }, outputDir: 'left' }`,
  })
  const report = join(folder, 'report.json')
  const run = (config: string) =>
    runPart(
      'Journeys',
      ['playwright', 'test', `--config=${join(folder, config)}`, '--reporter=json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    )

  await run('config.ts')
  const { passed, failures, unsteady } = playwrightOutcome(report)
  expect([passed, named(failures), named(unsteady)]).toEqual([
    2,
    ['does not hold'],
    ['holds at last'],
  ])
  expect(failures[0]?.reason).toContain('that')

  const { hasSucceeded } = await run('no-server.ts')
  expect([hasSucceeded, named(playwrightOutcome(report).failures)]).toEqual([
    false,
    ['The journeys'],
  ])
})

test('a run that ended without a report has failed', () => {
  expect(named(vitestOutcome('nowhere.json').failures)).toEqual(['The run'])
  expect(named(playwrightOutcome('nowhere.json').failures)).toEqual(['The run'])
})

test('the last line counts, and each failed test stands before it with its reason', () => {
  const slow = { name: 'slow.ts › a', reason: 'late' }
  const wrong = { name: 'wrong.ts › b', reason: 'this is not that' }

  expect(
    tellOutcomes([
      { passed: 3, failures: [wrong], unsteady: [] },
      { passed: 2, failures: [], unsteady: [slow] },
    ]).split('\n\n'),
  ).toEqual([
    'Passed only when tried again: slow.ts › a\nlate',
    'Failed: wrong.ts › b\nthis is not that',
    '5 passed, 1 failed',
  ])
})

test('a part tells whether it succeeded, and its last lines', async () => {
  const { version } = JSON.parse(readFileSync('node_modules/@biomejs/biome/package.json', 'utf8'))

  expect(await runPart('Version', ['biome', '--version'])).toMatchObject({
    hasSucceeded: true,
    lastLines: expect.stringContaining(version),
  })
  expect((await runPart('Nothing', ['biome', 'no-such-command'])).hasSucceeded).toBe(false)
})
