import { expect, test } from 'vitest'
import { CallError } from '#contract/call-error.ts'
import { saveProblem } from './use-saved-articles.ts'

const t = (key: string) => key

test.each([
  ['login-required', 'Please login to bookmark the article'],
  ['not-acceptable-now', 'Your saved articles are full. Delete some to save more.'],
  ['unavailable', 'Failed to bookmark article'],
  ['internal', 'Failed to bookmark article'],
] as const)('%s: %s', (code, words) => {
  expect(saveProblem(new CallError({ code, message: '' }), t)).toBe(words)
})

test('anything else is a failure too', () => {
  expect(saveProblem(new TypeError(), t)).toBe('Failed to bookmark article')
})
