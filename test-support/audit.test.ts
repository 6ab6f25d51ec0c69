import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Lock, lockFaults, Manifest, manifestFaults } from './audit-faults.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('every dependency is of one version', () => {
  expect(manifestFaults(Manifest.parse(read('package.json')))).toEqual([])
})

test('every package may be used, runs nothing unasked, and is checked by its hash', () => {
  const lock = Lock.parse(read('package-lock.json'))
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(lockFaults(lock)).toEqual([])
})

test.each([
  '^1.2.3',
  '~1.2.3',
  '*',
  'latest',
  '>=1',
  '1.x',
  'git+https://a.example/b',
  'file:../c',
])('a dependency on %s is a fault', (version) => {
  const manifest = Manifest.parse({ dependencies: { thing: version } })
  expect(manifestFaults(manifest)).toEqual([`thing is asked for as ${version}: write one version`])
})

const SOUND = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }

test.each([
  ['a licence that binds', { license: 'AGPL-3.0-only' }, 'thing is under AGPL-3.0-only'],
  ['no licence', { license: undefined }, 'thing is under no licence'],
  ['one of two that bind', { license: 'MIT AND GPL-3.0' }, 'thing is under MIT AND GPL-3.0'],
  ['an exception of another', { license: 'MPL-2.0' }, 'thing is under MPL-2.0'],
  ['a program at installation', { hasInstallScript: true }, 'thing runs when it is installed'],
  ['an address', { resolved: 'https://r.example/' }, 'thing names a registry: https://r.example/'],
  ['no hash', { integrity: undefined }, 'thing has no hash to be checked by'],
  ['a weak hash', { integrity: 'sha1-x' }, 'thing has no hash to be checked by'],
])('a package with %s is a fault', (_what, changed, fault) => {
  const packages = { 'node_modules/a/node_modules/thing': { ...SOUND, ...changed } }
  expect(lockFaults(Lock.parse({ packages }))).toEqual([fault])
})

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('%s is allowed', (license) => {
  expect(lockFaults({ packages: { 'node_modules/thing': { ...SOUND, license } } })).toEqual([])
})
