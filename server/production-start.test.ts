import { expect, test } from 'vitest'
import { startServerProgram } from './program-testing.ts'
import { PRODUCTION } from './testing.ts'

test('production refuses to start with an http address and the example e-mail, in one line', async () => {
  const { exitCode, output } = await startServerProgram({
    ...PRODUCTION,
    PUBLIC_URL: 'http://paper.example',
    SUPPORT_EMAIL: 'support@broadsheet.example',
  })
  expect(exitCode).toBe(1)
  expect(output).toContain('PUBLIC_URL must be an https:// address')
  expect(output).toContain('SUPPORT_EMAIL must be your own address')
  expect(output.trim()).not.toContain('\n')
})

const warnings = (output: string) =>
  output.split('\n').flatMap((line) => line.match(/"level":"warn","event":"([^" ]+)/)?.[1] ?? [])

test('production warns about SQLite, missing metrics and a missing proxy', async () => {
  const { exitCode, output } = await startServerProgram(PRODUCTION)
  expect(exitCode).toBe(null)
  expect(warnings(output)).toEqual(['SQLite', 'METRICS_TOKEN', 'TRUSTED_PROXIES'])
})

test('production is silent about what is set', async () => {
  const { output } = await startServerProgram({
    ...PRODUCTION,
    METRICS_TOKEN: 'a token of the tests with more than 32 characters',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  expect(warnings(output)).toEqual(['SQLite'])
})

test('development does not warn', async () => {
  const { exitCode, output } = await startServerProgram({})
  expect(exitCode).toBe(null)
  expect(warnings(output)).toEqual([])
})
