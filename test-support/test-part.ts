import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Outcome, summarise } from './test-outcome.ts'

export const LINT = ['biome', 'check', '--error-on-warnings', '--colors=off', '.']
/** Keeps its results, so that the next run checks only what has changed. */
export const TYPES = ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

const MAX_LAST_LINES = 40

/** Runs a program of node_modules/.bin. Several run at once, so each line of output starts with the name of the part. */
export async function runPart(
  name: string,
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ hasSucceeded: boolean; lastLines: string }> {
  const started = performance.now()
  const lastLines: string[] = []
  const part = spawn(join('node_modules/.bin', program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const print = (from: Readable) =>
    createInterface(from).on('line', (line) => {
      console.info(`${name} │ ${line}`)
      lastLines.push(line)
      if (lastLines.length > MAX_LAST_LINES) lastLines.shift()
    })
  print(part.stdout)
  print(part.stderr)
  const [status] = await once(part, 'close')
  const hasSucceeded = status === 0
  const seconds = Math.round((performance.now() - started) / 1000)
  console.info(`${name} │ ${hasSucceeded ? 'passed' : 'failed'} after ${seconds} s`)
  return { hasSucceeded, lastLines: lastLines.join('\n') }
}

/** Runs a part that passes or fails as a whole, such as the linter. */
export async function runCheck(name: string, command: string[]): Promise<Outcome> {
  const { hasSucceeded, lastLines } = await runPart(name, command)
  return hasSucceeded ? { passed: 1, failures: [] } : failed(name, lastLines)
}

/** Runs tests. A runner that fails without a failed test (it did not start, or crashed) counts as a failure itself. */
export async function runTests(
  name: string,
  command: string[],
  readOutcome: () => Outcome,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { hasSucceeded, lastLines } = await runPart(name, command, env)
  const outcome = readOutcome()
  if (hasSucceeded || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: failed(name, lastLines).failures }
}

export function failed(name: string, reason: string): Outcome {
  return { passed: 0, failures: [{ name, reason }] }
}

/** Prints the summary and sets the exit code. */
export function finish(outcomes: readonly Outcome[]): void {
  console.info(`\n${summarise(outcomes)}`)
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
}
