import { expect, test } from 'vitest'
import { expectsNewShape } from './start-session.ts'

test.each([
  [undefined, true],
  ['1.16', false],
  ['1.17', false],
  ['1.17,1.18', true],
  ['1.16,1.17,1.18', true],
  ['1.17,1.18,1.19', true],
  ['2.0', false],
  ['2.0,3.0', true],
  ['3.1,4.0', true],
  ['3.1, 4.0, 4.1, 4.2', true],
  ['rubbish', true],
])('a library that supports the versions %s gets the new shape of user: %s', (versions, isNew) => {
  expect(expectsNewShape(versions)).toBe(isNew)
})
