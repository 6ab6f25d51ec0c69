import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedScreens } from './changed-screens.ts'
import { type Outcome, vitestOutcome } from './test-outcome.ts'
import { finish, LINT, runCheck, runTests, TYPES } from './test-part.ts'

const RULES_AND_CALLS = ['contract/', 'domain/', 'store/', 'server/', 'cli/', 'test-support/']

/**
 * `npm run check`, the quick loop: lint, types, rules, calls on SQLite, and the screens that differ from main.
 * `npm test` adds what is slow: PostgreSQL, the press, killed processes, all screens and the journeys.
 */
const scratch = mkdtempSync(join(tmpdir(), 'broadsheet-check-'))
const outcomes = await Promise.all([runCheck('Lint', LINT), runCheck('Types', TYPES), tests()])
rmSync(scratch, { recursive: true })
finish(outcomes)

function tests(): Promise<Outcome> {
  const report = join(scratch, 'vitest.json')
  const command = [
    ...['vitest', 'run', '--project=plain', '--project=sqlite', '--project=web'],
    ...['--tags-filter=!slow', ...RULES_AND_CALLS, ...changedScreens()],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]
  return runTests('Tests', command, () => vitestOutcome(report))
}
