import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface FailedTest {
  name: string
  reason: string
}

/** What came of one part of a test run. */
export interface Outcome {
  passed: number
  failures: FailedTest[]
  /** Failed, and passed when tried once more. */
  unsteady: FailedTest[]
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** A file that could not be loaded has failed without a test in it. */
export function vitestOutcome(file: string): Outcome {
  if (!existsSync(file)) return NOT_REPORTED
  const outcome: Outcome = { passed: 0, failures: [], unsteady: [] }
  const { testResults } = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { name, status, message, assertionResults } of testResults) {
    let hasFailed = false
    for (const test of assertionResults) {
      const told = {
        name: `${name} › ${test.fullName}`,
        // What vitest calls a test that was not over in time.
        reason: (test.failureMessages?.join('\n') ?? '').replace('STACK_TRACE_ERROR', 'timed out'),
      }
      if (test.status === 'passed') outcome.passed += 1
      if (test.status === 'failed') outcome.failures.push(told)
      if (test.status === 'passed' && told.reason) outcome.unsteady.push(told)
      hasFailed ||= test.status === 'failed'
    }
    if (status === 'failed' && !hasFailed) outcome.failures.push({ name, reason: message })
  }
  return outcome
}

const Result = z.object({ status: z.string(), errors: z.array(z.object({ message: z.string() })) })
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(Result) })),
})
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string() })),
})

/** What fails outside of a test, such as a server that does not start, is a failure by itself. */
export function playwrightOutcome(file: string): Outcome {
  if (!existsSync(file)) return NOT_REPORTED
  const outcome: Outcome = { passed: 0, failures: [], unsteady: [] }
  const { suites, errors } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { title, file, tests } of specsIn(suites)) {
    for (const { status, results } of tests) {
      const reason = results
        .flatMap(({ errors }) => errors.map(({ message }) => message))
        .join('\n')
      const told = { name: `${file} › ${title}`, reason }
      if (status === 'expected' || status === 'flaky') outcome.passed += 1
      if (status === 'flaky') outcome.unsteady.push(told)
      if (status === 'unexpected') outcome.failures.push(told)
    }
  }
  outcome.failures.push(...errors.map(({ message }) => ({ name: 'The journeys', reason: message })))
  return outcome
}

function specsIn(suites: readonly z.infer<typeof Suite>[]): z.infer<typeof Spec>[] {
  return suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsIn(suites)])
}

const NOT_REPORTED: Outcome = {
  passed: 0,
  failures: [{ name: 'The run', reason: 'It ended without a report.' }],
  unsteady: [],
}

/** The end of what `npm test` prints: names first, so that the last lines tell what to look at. */
export function tellOutcomes(outcomes: readonly Outcome[]): string {
  const all = (part: 'failures' | 'unsteady') => outcomes.flatMap((outcome) => outcome[part])
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  return [
    ...all('unsteady').map((test) => `Passed only when tried again: ${told(test)}`),
    ...all('failures').map((test) => `Failed: ${told(test)}`),
    `${passed} passed, ${all('failures').length} failed`,
  ].join('\n\n')
}

const MOST_LINES = 40
const told = ({ name, reason }: FailedTest) =>
  `${name}\n${reason.split('\n').slice(0, MOST_LINES).join('\n')}`
