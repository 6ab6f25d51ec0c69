import { expect, test } from 'vitest'
import { CancellationReason } from './sheets.ts'

const reason = { 'Email-ID': 'reader@example.com', Reason: 'too expensive', Message: '' }

test.each([
  ['one of the reasons needs no words', {}, undefined],
  ['Others needs words', { Reason: 'Others' }, 'Enter the reason to continue'],
  ['spaces are no words', { Reason: 'Others', Message: '  ' }, 'Enter the reason to continue'],
  ['Others with words will do', { Reason: 'Others', Message: 'Moved away' }, undefined],
  ['a reason is required', { Reason: undefined }, 'Select a reason to continue'],
  ['the reason is one of the list', { Reason: 'bored' }, 'Select a reason to continue'],
])('%s', (_rule, given, message) => {
  const parsed = CancellationReason.safeParse({ ...reason, ...given })
  expect(parsed.error?.issues[0]?.message).toBe(message)
})
