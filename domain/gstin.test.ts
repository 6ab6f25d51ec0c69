import { expect, test } from 'vitest'
import { isGstin, stateCodeOf } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAAAA0000A1ZY'])('%s is a tax number', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

test.each(['27AAPFU0939F1ZA', '72AAPFU0939F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', ''])(
  '%j is none',
  (text) => {
    expect(isGstin(text)).toBe(false)
  },
)

test('it begins with the number of the state', () => {
  expect(stateCodeOf('29AAAAA0000A1ZY')).toBe('29')
})
