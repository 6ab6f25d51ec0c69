import { expect, test } from 'vitest'
import { updateMe } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import { readReply } from '#contract/read-reply.ts'
import { nameProblem } from './NameField.tsx'

const t = (key: string) => key

test.each([
  ['the server cannot be reached', new CallError({ code: 'unavailable', message: 'No answer' })],
  ['the server has a fault', new CallError({ code: 'internal', message: 'Oops' })],
  ['anything else', new TypeError('Failed to fetch')],
])('%s: the name could not be updated', (_why, error) => {
  expect(nameProblem(error, t)).toBe('Failed to update name. Please try again.')
})

test("the server's message about a name is shown", () => {
  const error = new CallError({ code: 'invalid-request', message: 'This name is too long.' })
  expect(nameProblem(error, t)).toBe('This name is too long.')
})

test.each([
  ['message', { message: 'Names have letters.' }, 'Names have letters.'],
  ['error', { error: 'Names have letters.' }, 'Names have letters.'],
  ['message and error', { message: 'Too short.', error: 'Bad Request' }, 'Too short.'],
  ['an empty message', { message: ' ', error: 'Bad Request' }, 'Bad Request'],
  ['neither as text', { message: 7, error: {} }, 'Failed to update name. Please try again.'],
  ['no object', 'no', 'Failed to update name. Please try again.'],
])('a refusal without our code but with %s shows its message', async (_what, body, words) => {
  const reply = readReply(updateMe, Response.json(body, { status: 422 }))
  expect(nameProblem(await reply.catch((error: unknown) => error), t)).toBe(words)
})
