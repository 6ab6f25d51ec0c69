import { expect, test } from 'vitest'
import type { Reader } from './access.ts'
import { homeEdition } from './home-edition.ts'

const visitor: Reader = { kind: 'visitor' }
const freemium: Reader = { kind: 'freemium' }
const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'today-only' },
  earlyAccess: false,
}

test.each([
  ['a visitor', visitor, 'PV', null, 4],
  ['a visitor of the other title', visitor, 'DH', null, 2],
  ['a freemium reader, whatever they prefer', freemium, 'PV', 6, 4],
  ['a subscriber without a preferred edition', subscriber, 'PV', null, 4],
  ['a subscriber who prefers one', subscriber, 'PV', 6, 6],
  ['a subscriber of the other title only', { ...subscriber, title: 'DH' }, 'PV', 6, 4],
] as const)('%s has a home edition', (_who, reader, publisher, preferred, edition) => {
  expect(homeEdition(reader, publisher, preferred)).toBe(edition)
})
