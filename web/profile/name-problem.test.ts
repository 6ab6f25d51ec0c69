import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { nameProblem } from './name-problem.ts'

const t = (key: string) => key

test.each([
  ['the server cannot be reached', new CallError({ code: 'unavailable', message: 'No answer' })],
  ['it has a fault of its own', new CallError({ code: 'internal', message: 'Oops' })],
  ['anything else', new TypeError('Failed to fetch')],
])('%s: the name could not be updated', (_why, error) => {
  expect(nameProblem(error, t)).toBe('Failed to update name. Please try again.')
})

test('what the server says of a name is preferred', () => {
  const error = new CallError({ code: 'invalid-request', message: 'This name is too long.' })
  expect(nameProblem(error, t)).toBe('This name is too long.')
})
