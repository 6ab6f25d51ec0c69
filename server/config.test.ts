import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment, readConfig, StartError } from './config.ts'

test('without a variable set, everything has a value', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    brand: 'pv',
    publisher: 'PV',
    database: { kind: 'sqlite' },
    publicUrl: 'http://localhost:3000',
    sample: 'full',
    logLevel: 'warn',
    standIns: true,
  })
})

test('production has no stand-ins, no sample, and logs requests', () => {
  const config = readConfig({ NODE_ENV: 'production' })
  expect(config).toMatchObject({ standIns: false, sample: 'none', logLevel: 'info' })
})

test('a variable that is set to nothing counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    database: { kind: 'sqlite' },
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
  [{ BRAND: 'xx' }, 'BRAND '],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'paper.example' }, 'PUBLIC_URL must be an http:// or https:// address'],
  [{ PORT: 'abc', BRAND: 'xx' }, 'PORT must be a number; BRAND '],
])('%j is told in one line', (env, message) => {
  const read = () => readConfig(env)
  expect(read).toThrow(StartError)
  expect(read).toThrow(message)
  expect(read).not.toThrow('\n')
})

test('docs/configuration.md lists every variable, its default and its meaning', () => {
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const defaults = Environment.parse({})
  expect(rows).toEqual(
    Object.entries(Environment.shape).map(([name, schema]) => {
      const value = Object.entries(defaults).find(([key]) => key === name)?.[1]
      return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${schema.description} |`
    }),
  )
})
