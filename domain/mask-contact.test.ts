import { expect, test } from 'vitest'
import { maskContact } from './mask-contact.ts'

test.each([
  ['phone', '+919876543210', '+91 ••••••3210'],
  ['email', 'kavya@example.org', 'k•••@example.org'],
  ['email', 'k@example.org', 'k•••@example.org'],
] as const)('the %s %s is shown as %s', (kind, value, masked) => {
  expect(maskContact({ kind, value })).toBe(masked)
})
