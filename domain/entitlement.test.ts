import { expect, test } from 'vitest'
import {
  type EntitlementPeriod,
  entitlementOf,
  nextChange,
  readerWithEntitlements,
} from './entitlement.ts'

const NOW = new Date('2026-11-15T12:00:00+05:30')
const SECOND = 1000

/** `from` and `until` are seconds from now. */
function entitlement(
  archival_access: number,
  from = -60,
  until: number | null = 60,
  early = false,
) {
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * SECOND)
  return {
    archival_access,
    early_access: early,
    starts_at: at(from),
    ends_at: until === null ? null : at(until),
  } satisfies EntitlementPeriod
}

const none = { kind: 'none' }
const subscriber = (ArchivalAccess: number, earlyAccess = false) => ({
  kind: 'subscriber',
  ArchivalAccess,
  earlyAccess,
})

test.each([
  ['nothing', [], none],
  ['a plan of today only', [entitlement(0)], subscriber(0)],
  ['a plan of a year', [entitlement(12)], subscriber(12)],
  ['a plan without an end', [entitlement(-1, -60, null)], subscriber(-1)],
  ['a plan that begins now', [entitlement(1, 0)], subscriber(1)],
  ['a plan that begins in a second', [entitlement(1, 1)], none],
  ['a plan that ends in a second', [entitlement(1, -60, 1)], subscriber(1)],
  ['a plan that ends now', [entitlement(1, -60, 0)], none],
  ['one month and twelve', [entitlement(1), entitlement(12)], subscriber(12)],
  ['everything and twelve months', [entitlement(-1), entitlement(12)], subscriber(-1)],
  [
    'an expired plan of everything, and today only',
    [entitlement(-1, -60, 0), entitlement(0)],
    subscriber(0),
  ],
  [
    'early access with the narrower plan',
    [entitlement(12), entitlement(0, -60, 60, true)],
    subscriber(12, true),
  ],
  ['expired early access', [entitlement(12), entitlement(0, -60, -1, true)], subscriber(12)],
])('the entitlement of a reader with %s', (_what, all, entitlement) => {
  expect(entitlementOf(readerWithEntitlements(all, NOW))).toEqual(entitlement)
})

test('a visitor has no entitlement', () => {
  expect(entitlementOf({ kind: 'visitor' })).toEqual(none)
})

test.each([
  ['nothing', [], undefined],
  ['a plan without an end', [entitlement(-1, -60, null)], undefined],
  ['a plan that ends in a minute', [entitlement(1)], 60],
  ['a plan that begins in a second', [entitlement(1), entitlement(12, 1, 90)], 1],
  ['a plan that ends now', [entitlement(1, -60, 0), entitlement(12, -60, 90)], 90],
])('the next change of a reader with %s', (_what, all, seconds) => {
  const change = nextChange(all, NOW)?.getTime()
  expect(change).toBe(seconds && NOW.getTime() + seconds * SECOND)
})
