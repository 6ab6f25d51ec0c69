import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.ts'
import { freePorts } from './free-port.ts'
import { quickTemporaryFolder } from './quick-temporary-folder.ts'
import { type Outcome, playwrightOutcome, tellOutcomes, vitestOutcome } from './test-outcome.ts'
import { runPart } from './test-part.ts'

/** `npm test`: lint, types, every test on both databases, and the journeys in a browser. */
const LINT = ['biome', 'check', '--error-on-warnings', '--colors=off', '.']
/** Ten for each of two at once, see e2e/titles.ts, which an image does not have. */
const PORTS_OF_JOURNEYS = 20
const quickFolder = quickTemporaryFolder()
const scratch = mkdtempSync(join(quickFolder, 'broadsheet-test-run-'))
const outcomes = await Promise.all([
  check('Lint', LINT),
  check('Types', ['tsc']),
  tests(),
  journeys(),
])
rmSync(scratch, { recursive: true })

console.info(`\n${tellOutcomes(outcomes)}`)
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0

async function check(name: string, command: string[]): Promise<Outcome> {
  const { hasSucceeded, lastLines } = await runPart(name, command)
  if (hasSucceeded) return { passed: 1, failures: [], unsteady: [] }
  return failed(name, lastLines)
}

async function tests(): Promise<Outcome> {
  const report = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return partWith('Tests', ['vitest', 'run', ...reporters], {}, () => vitestOutcome(report))
}

async function journeys(): Promise<Outcome> {
  const chromium = requireChromium()
  if (!chromium) return failed('Journeys', HOW_TO_GET_CHROMIUM)
  const report = join(scratch, 'playwright.json')
  const env = {
    CHROMIUM_PATH: chromium,
    TMPDIR: quickFolder,
    E2E_PORT: `${await freePorts(PORTS_OF_JOURNEYS)}`,
    E2E_DATA_DIR: join(scratch, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const command = ['playwright', 'test', '--config=e2e', '--reporter=list,json']
  return partWith('Journeys', command, env, () => playwrightOutcome(report))
}

/** A runner that fails without a failed test (it did not start, or crashed) has failed itself. */
async function partWith(
  name: string,
  command: string[],
  env: NodeJS.ProcessEnv,
  outcomeOf: () => Outcome,
): Promise<Outcome> {
  const { hasSucceeded, lastLines } = await runPart(name, command, env)
  const outcome = outcomeOf()
  if (hasSucceeded || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: failed(name, lastLines).failures }
}

function failed(name: string, reason: string): Outcome {
  return { passed: 0, failures: [{ name, reason }], unsteady: [] }
}
