import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { quickTemporaryFolder } from './quick-temporary-folder.ts'
import { type Counts, countPlaywright, countVitest } from './test-counts.ts'

/** `npm test`: lint, types, every test on both databases, and the journeys in a browser. */
const quickFolder = quickTemporaryFolder()
const scratch = mkdtempSync(join(quickFolder, 'broadsheet-test-run-'))
const vitestReport = join(scratch, 'vitest.json')
const playwrightReport = join(scratch, 'playwright.json')

const results: Counts[] = [
  check('Lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('Types', ['tsc']),
  testsBy(
    'Tests',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    () => countVitest(vitestReport),
  ),
  await journeys(),
]
rmSync(scratch, { recursive: true })

const sum = (part: keyof Counts) => results.reduce((total, counts) => total + counts[part], 0)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function check(what: string, command: string[]): Counts {
  return run(what, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function journeys(): Promise<Counts> {
  const chromium = requireChromium()
  if (!chromium) {
    console.error(HOW_TO_GET_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  const env = {
    CHROMIUM_PATH: chromium,
    TMPDIR: quickFolder,
    E2E_PORT: `${await freePort()}`,
    E2E_DATA_DIR: join(scratch, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }
  const command = ['playwright', 'test', '--config=e2e', '--reporter=list,json']
  return testsBy('Journeys', command, () => countPlaywright(playwrightReport), env)
}

/** A runner that fails without counting a failed test (it did not start, or crashed) counts as one. */
function testsBy(what: string, command: string[], count: () => Counts, env = {}): Counts {
  const succeeded = run(what, command, env)
  const { passed, failed } = count()
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

function run(what: string, [program = '', ...args]: string[], env = {}): boolean {
  console.info(`\n— ${what}`)
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}
