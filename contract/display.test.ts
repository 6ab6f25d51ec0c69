import { expect, test } from 'vitest'
import { decodeColours, encodeColours } from './display.ts'

test.each([
  ['night', { colours: 'night', hasHighContrast: false }],
  ['sepia-high', { colours: 'sepia', hasHighContrast: true }],
  ['system-high', { colours: 'system', hasHighContrast: true }],
] as const)('the cookie %s is %o', (cookie, colours) => {
  expect(decodeColours(cookie)).toEqual(colours)
  expect(encodeColours(colours)).toBe(cookie)
})

test.each([undefined, '', 'pink', '"><script>', 'night-low'])(
  'the cookie %s means the colours of the system',
  (cookie) => {
    expect(decodeColours(cookie)).toEqual({ colours: 'system', hasHighContrast: false })
  },
)
