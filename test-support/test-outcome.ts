import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface FailedTest {
  name: string
  reason: string
}

/** The result of one part of a test run. */
export interface Outcome {
  passed: number
  failures: FailedTest[]
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

/** A file that cannot be loaded counts as a failure, although it has no failed test. */
export function vitestOutcome(file: string): Outcome {
  if (!existsSync(file)) return NOT_REPORTED
  const outcome: Outcome = { passed: 0, failures: [] }
  const { testResults } = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { name, status, message, assertionResults } of testResults) {
    let hasFailed = false
    for (const test of assertionResults) {
      if (test.status === 'passed') outcome.passed += 1
      if (test.status !== 'failed') continue
      hasFailed = true
      outcome.failures.push({
        name: `${name} › ${test.fullName}`,
        // Vitest reports a time-out as `STACK_TRACE_ERROR`.
        reason: (test.failureMessages?.join('\n') ?? '').replace('STACK_TRACE_ERROR', 'timed out'),
      })
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

/** An error outside a test, such as a server that does not start, counts as a failure. */
export function playwrightOutcome(file: string): Outcome {
  if (!existsSync(file)) return NOT_REPORTED
  const outcome: Outcome = { passed: 0, failures: [] }
  const { suites, errors } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { title, file, tests } of specsIn(suites)) {
    for (const { status, results } of tests) {
      if (status === 'expected') outcome.passed += 1
      if (status !== 'unexpected') continue
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
      outcome.failures.push({ name: `${file} › ${title}`, reason: messages.join('\n') })
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
}

/** The end of the output of `npm test`: each failure with its reason, then the count. */
export function summarise(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  return [
    ...failures.map(({ name, reason }) => `Failed: ${name}\n${firstLines(reason)}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n\n')
}

const MAX_LINES = 40
const firstLines = (reason: string) => reason.split('\n').slice(0, MAX_LINES).join('\n')
