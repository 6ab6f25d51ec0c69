import { expect, test } from 'vitest'
import { CancellationReason } from './sheets.ts'

const reason = { 'Email-ID': 'reader@example.com', Reason: 'too expensive', Message: '' }

test.each([
  ['a listed reason needs no text', {}, undefined],
  ['Others needs a text', { Reason: 'Others' }, 'Enter the reason to continue'],
  ['spaces are not a text', { Reason: 'Others', Message: '  ' }, 'Enter the reason to continue'],
  ['Others with a text is valid', { Reason: 'Others', Message: 'Moved away' }, undefined],
  ['a reason is required', { Reason: undefined }, 'Select a reason to continue'],
  ['the reason must be one of the list', { Reason: 'bored' }, 'Select a reason to continue'],
])('%s', (_rule, changes, message) => {
  const parsed = CancellationReason.safeParse({ ...reason, ...changes })
  expect(parsed.error?.issues[0]?.message).toBe(message)
})
