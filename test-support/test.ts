import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOW_TO_GET_CHROMIUM, requireBrowserForJourneys } from './chromium.ts'
import { freePorts } from './free-port.ts'
import { quickTemporaryFolder } from './quick-temporary-folder.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-outcome.ts'
import { failed, finish, LINT, runCheck, runTests, TYPES } from './test-part.ts'

/** Ten ports for each of two workers, see e2e/titles.ts. Not imported: the container image has no e2e/. */
const PORTS_OF_JOURNEYS = 20

/** `npm test`: lint, types, every test on both databases, and the journeys in a browser. */
// All parts run at the same time and fill every core, so they need the limits of a busy machine.
process.env.CI ??= '1'
const quickFolder = quickTemporaryFolder()
const scratch = mkdtempSync(join(quickFolder, 'broadsheet-test-run-'))
const outcomes = await Promise.all([
  runCheck('Lint', LINT),
  runCheck('Types', TYPES),
  tests(),
  journeys(),
])
rmSync(scratch, { recursive: true })
finish(outcomes)

async function tests(): Promise<Outcome> {
  const report = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests('Tests', ['vitest', 'run', ...reporters], () => vitestOutcome(report))
}

async function journeys(): Promise<Outcome> {
  const chromium = requireBrowserForJourneys()
  if (!chromium) return failed('Journeys', HOW_TO_GET_CHROMIUM)
  const report = join(scratch, 'playwright.json')
  const command = ['playwright', 'test', '--config=e2e', '--reporter=list,json']
  return runTests('Journeys', command, () => playwrightOutcome(report), {
    CHROMIUM_PATH: chromium,
    TMPDIR: quickFolder,
    E2E_PORT: `${await freePorts(PORTS_OF_JOURNEYS)}`,
    E2E_DATA_DIR: join(scratch, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
}
