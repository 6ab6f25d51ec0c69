import { expect, test } from 'vitest'
import { createSigner } from './signing.ts'

const now = new Date('2026-11-15T12:00:00+05:30')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const folder = 'PV/20261115/4/v1'
const signer = createSigner(['first secret'])
const { token, expires } = signer.sign(folder, now)

test('a signature opens its folder for at least a quarter of an hour, at most half an hour', () => {
  expect(signer.verify(folder, token, now)).toEqual({ kind: 'good', expires })
  expect(signer.verify(folder, token, minutesLater(14.9))).toMatchObject({ kind: 'good' })
  expect(expires <= minutesLater(30)).toBe(true)
  expect(signer.verify(folder, token, expires)).toEqual({ kind: 'expired' })
})

test('requests within the same quarter of an hour get the same signature', () => {
  expect(signer.sign(folder, minutesLater(14)).token).toBe(
    signer.sign(folder, minutesLater(1)).token,
  )
})

test('a new secret signs while the old one still verifies', () => {
  const rotated = createSigner(['second secret', 'first secret'])
  expect(rotated.verify(folder, token, now)).toMatchObject({ kind: 'good' })
  expect(signer.verify(folder, rotated.sign(folder, now).token, now)).toEqual({ kind: 'forged' })
})

const [expiry = '', id = '', signature = ''] = token.split('.')
const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`

test.each([
  ['an empty one', ''],
  ['noise', 'abc'],
  ['a changed signature', `${expiry}.${id}.${changed}`],
  ['a truncated signature', `${expiry}.${id}.${signature.slice(0, 20)}`],
  ['no signature', `${expiry}.${id}.`],
  [
    'a later expiry',
    `${(Number.parseInt(expiry, 36) + 86_400_000).toString(36)}.${id}.${signature}`,
  ],
  ['an unknown key', `${expiry}.00000000.${signature}`],
  ['a lengthened token', `${token}.x`],
])('%s is forged', (_what, forged) => {
  expect(signer.verify(folder, forged, now)).toEqual({ kind: 'forged' })
})

test.each([
  'PV/20261115/4/v2',
  'PV/20261114/4/v1',
  'PV/20261115/5/v1',
  'DH/20261115/4/v1',
  'PV/20261115/4',
])('a signature does not open the folder %s', (other) => {
  expect(signer.verify(other, token, now)).toEqual({ kind: 'forged' })
})
