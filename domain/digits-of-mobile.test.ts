import { expect, test } from 'vitest'
import { digitsOfMobile } from './digits-of-mobile.ts'

test.each([
  ['98765', '98765'],
  ['98a7-65', '98765'],
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98765432101', '9876543210'],
  ['೯೮೭', ''],
])('%j becomes %j', (typed, mobile) => {
  expect(digitsOfMobile(typed)).toBe(mobile)
})
