import { expect, test } from 'vitest'
import { normaliseContact } from './normalise-contact.ts'

test.each([
  ['+919876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['(+91) 98765-43210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['9198765432', '+919198765432'],
  ['+98 765 432 10', '+98 765 432 10'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  [' Kavya@Example.com', 'kavya@example.com'],
])('%j is normalised to %j', (written, kept) => {
  expect(normaliseContact(written)).toBe(kept)
})
