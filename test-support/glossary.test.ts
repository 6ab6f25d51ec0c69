import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import {
  declarationsIn,
  faultsInName,
  faultsInTypeName,
  forbiddenEndings,
  glossaryTerms,
} from './glossary.ts'

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8')
const TERMS = glossaryTerms(GLOSSARY)
const ENDINGS = forbiddenEndings(GLOSSARY)

/** Rooms whose names are checked. Every room belongs here. */
const ROOMS = [
  'contract',
  'domain',
  'store',
  'server',
  'press',
  'cli',
  'ui',
  'web',
  'build',
  'test-support',
  'sample',
  'bench',
  'e2e',
  'deploy',
]

/** Names that others chose: dependencies, the specification and stored data. */
const ALLOWED = new Set([
  // The sign-in library (SuperTokens)
  ...['TENANT', 'TENANT_IDS', 'redirectURIOnProviderDashboard'],
  // The npm package oidc-provider
  ...['oidc-provider.d.ts', 'OpenIdProvider'],
  // Columns
  ...['provider', 'provider_refund_id'],
])

const SOURCE = /\.(ts|tsx|mjs)$/

const files = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
  .filter(({ name }) => !['node_modules', 'data', 'dist'].includes(name))
  .flatMap(({ name }) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
  )
  .filter((file) => SOURCE.test(file) && !file.includes('/node_modules/'))

function faultsIn(file: string): string[] {
  const declarations = declarationsIn(readFileSync(file, 'utf8')).filter(
    ({ name }) => !ALLOWED.has(name),
  )
  const faults = [
    ...(ALLOWED.has(basename(file)) ? [] : faultsInName(basename(file), TERMS)),
    ...declarations.flatMap(({ kind, name }) =>
      [
        ...faultsInName(name, TERMS),
        ...(kind === 'type' ? faultsInTypeName(name, ENDINGS) : []),
      ].map((fault) => `${name}: ${fault}`),
    ),
  ]
  return [...new Set(faults)].map((fault) => `${file}: ${fault}`)
}

test.each(ROOMS)('names in %s/ use the words of the glossary', (room) => {
  expect(files.filter((file) => file.startsWith(`${room}/`)).flatMap(faultsIn)).toEqual([])
})

test('every name in the glossary is declared somewhere', () => {
  const declared = new Set(
    files.flatMap((file) => declarationsIn(readFileSync(file, 'utf8')).map(({ name }) => name)),
  )
  const tables = new Set(
    files
      .filter((file) => file.startsWith('store/migrations/'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/createTable\('(\w+)'\)/g)])
      .map(([, table]) => table),
  )
  const names = TERMS.flatMap(({ declaredAs }) => declaredAs)
  expect(names.filter((name) => !declared.has(name) && !tables.has(name))).toEqual([])
})

test('the glossary has 40 to 60 terms, each once', () => {
  const terms = TERMS.map(({ term }) => term)
  expect(terms.length).toBeGreaterThanOrEqual(40)
  expect(terms.length).toBeLessThanOrEqual(60)
  expect(new Set(terms).size).toBe(terms.length)
})

const SAMPLE = glossaryTerms(`
| term | meaning | type or table | not |
|---|---|---|---|
| gateway | Takes payments. | \`Gateway\` | \`provider\`, company |
| identity provider | Signs in. | | \`provider\`, \`sign in service\` |
`)

test.each([
  ['providerToken', ["'provider' is not used: say gateway or identity provider"]],
  ['PROVIDER_TOKEN', ["'provider' is not used: say gateway or identity provider"]],
  ['open-provider.ts', ["'provider' is not used: say gateway or identity provider"]],
  ['signInServiceUrl', ["'sign in service' is not used: say identity provider"]],
  ['identityProviderUrl', []],
  ['companyOf', []],
])('the check of %s finds %j', (name, faults) => {
  expect(faultsInName(name, SAMPLE)).toEqual(faults)
})

test('a type that is a participle is a fault', () => {
  const fault = ['a type is a noun, so its name does not end with Told']
  expect(faultsInTypeName('ClockTold', ['Told'])).toEqual(fault)
  expect(faultsInTypeName('Told', ['Told'])).toEqual(fault)
  expect(faultsInTypeName('Retold', ['Told'])).toEqual([])
})
