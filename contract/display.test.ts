import { expect, test } from 'vitest'
import { decodeFirstDisplay, encodeFirstDisplay } from './display.ts'

test.each([
  ['night', { colours: 'night', hasHighContrast: false, isLeftHanded: false }],
  ['sepia-high', { colours: 'sepia', hasHighContrast: true, isLeftHanded: false }],
  ['system-high-left', { colours: 'system', hasHighContrast: true, isLeftHanded: true }],
  ['system-left', { colours: 'system', hasHighContrast: false, isLeftHanded: true }],
] as const)('the cookie %s is %o', (cookie, display) => {
  expect(decodeFirstDisplay(cookie)).toEqual(display)
  expect(encodeFirstDisplay(display)).toBe(cookie)
})

test.each([undefined, '', 'pink', '"><script>', 'night-low'])(
  'the cookie %s means the display of the system',
  (cookie) => {
    expect(decodeFirstDisplay(cookie)).toEqual({
      colours: 'system',
      hasHighContrast: false,
      isLeftHanded: false,
    })
  },
)
