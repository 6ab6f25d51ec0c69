import { expect, test } from 'vitest'
import { defaultEdition } from './use-default-edition.ts'

const clues = { first: undefined, preferred: undefined, stored: undefined, brandDefault: 4 }

test.each([
  ['a visitor', { reader: 'visitor', preferred: 7, stored: 7 }, 4],
  ['a freemium reader, whatever they prefer', { reader: 'freemium', preferred: 7 }, 4],
  ['a reader who is not known yet', { reader: 'checking' }, undefined],
  ['a reader whose edition the server has chosen', { reader: 'checking', first: 6 }, 6],
  [
    'a subscriber with a preference',
    { reader: 'subscriber', preferred: 7, stored: 5, first: 6 },
    7,
  ],
  ['a subscriber whose preference is still loading', { reader: 'subscriber', stored: 5 }, 5],
  ['the same after a first view', { reader: 'subscriber', stored: null, first: 6 }, 6],
  [
    'a subscriber about whom nothing is known yet',
    { reader: 'subscriber', stored: null },
    undefined,
  ],
  ['a subscriber without a preference', { reader: 'subscriber', preferred: null, stored: null }, 4],
] as const)('%s has a default edition', (_who, changes, edition) => {
  expect(defaultEdition({ ...clues, ...changes })).toBe(edition)
})
