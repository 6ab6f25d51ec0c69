import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Lock, lockFaults, Manifest, manifestFaults } from './audit-faults.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('every dependency has one exact version', () => {
  expect(manifestFaults(Manifest.parse(read('package.json')))).toEqual([])
})

test('every package has an allowed licence, no unexpected install script, and a hash', () => {
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
  expect(manifestFaults(manifest)).toEqual([
    `thing has the version ${version}: name one exact version`,
  ])
})

const SOUND = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }

test.each([
  ['a copyleft licence', { license: 'AGPL-3.0-only' }, 'thing has the licence AGPL-3.0-only'],
  ['no licence', { license: undefined }, 'thing has the licence no licence'],
  [
    'two licences, one of them copyleft',
    { license: 'MIT AND GPL-3.0' },
    'thing has the licence MIT AND GPL-3.0',
  ],
  [
    'a licence that is allowed only for other packages',
    { license: 'MPL-2.0' },
    'thing has the licence MPL-2.0',
  ],
  ['an install script', { hasInstallScript: true }, 'thing has an install script'],
  [
    'a registry address',
    { resolved: 'https://r.example/' },
    'thing names a registry: https://r.example/',
  ],
  ['no hash', { integrity: undefined }, 'thing has no SHA-512 hash'],
  ['a weak hash', { integrity: 'sha1-x' }, 'thing has no SHA-512 hash'],
])('a package with %s is a fault', (_what, changed, fault) => {
  const packages = { 'node_modules/a/node_modules/thing': { ...SOUND, ...changed } }
  expect(lockFaults(Lock.parse({ packages }))).toEqual([fault])
})

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('%s is allowed', (license) => {
  expect(lockFaults({ packages: { 'node_modules/thing': { ...SOUND, license } } })).toEqual([])
})
