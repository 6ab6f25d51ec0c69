import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import {
  type KeyTimes,
  needsNewKey,
  newKeySignsFrom,
  rsaKeySignsFrom,
  signingKeyAmong,
} from './signing-keys.ts'

const NOW = Date.parse('2026-11-18T06:00:00+05:30')
const rsa = (age: number): KeyTimes => {
  const createdAt = NOW - age
  return { alg: 'RS256', createdAt, signsFrom: rsaKeySignsFrom(createdAt) }
}
const ec = (age: number, wait: number): KeyTimes => {
  const createdAt = NOW - age
  return { alg: 'ES256', createdAt, signsFrom: createdAt + wait }
}

test.each([
  ['the only key signs at once', [ec(0, 0)], 0],
  ['a new key waits five minutes', [ec(4 * MINUTE_MS, 5 * MINUTE_MS), ec(30 * DAY_MS, 0)], 1],
  ['then it signs', [ec(5 * MINUTE_MS, 5 * MINUTE_MS), ec(30 * DAY_MS, 0)], 0],
  ['RSA signs until the changeover', [ec(59 * MINUTE_MS, HOUR_MS), rsa(DAY_MS)], 1],
  ['then ES256 signs', [ec(HOUR_MS, HOUR_MS), rsa(DAY_MS)], 0],
  ['an RSA key of an earlier release does not displace it', [rsa(DAY_MS), ec(2 * DAY_MS, 0)], 1],
  ['a new RSA key waits too', [rsa(MINUTE_MS), ec(2 * MINUTE_MS, HOUR_MS), rsa(31 * DAY_MS)], 2],
  ['if none may sign yet, the oldest does', [rsa(0), rsa(MINUTE_MS)], 1],
] as const)('%s', (_what, keys, signer) => {
  expect(signingKeyAmong(keys, NOW)).toBe(keys[signer])
})

test.each([
  ['there is none', [], true, NOW],
  ['there are RSA keys only', [rsa(MINUTE_MS)], true, NOW + HOUR_MS],
  ['the newest is 30 days old', [ec(30 * DAY_MS, 0)], true, NOW + 5 * MINUTE_MS],
  ['the newest is younger', [ec(29 * DAY_MS, 0)], false, NOW + 5 * MINUTE_MS],
] as const)('whether a key is made, and when it signs: %s', (_what, keys, isNeeded, signsFrom) => {
  expect(needsNewKey(keys, NOW)).toBe(isNeeded)
  expect(newKeySignsFrom(keys, NOW)).toBe(signsFrom)
})
