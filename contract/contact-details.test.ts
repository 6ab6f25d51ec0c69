import { expect, test } from 'vitest'
import { EmailAddress, MobileNumber, PhoneNumber } from './contact-details.ts'

test.each(['9876543210', '6000000000', '7999999999', '8123456789'])(
  '%s is a mobile number',
  (typed) => {
    expect(MobileNumber.parse(typed)).toBe(typed)
    expect(PhoneNumber.parse(typed)).toBe(`+91${typed}`)
  },
)

test.each([
  ['begins with 5', '5876543210'],
  ['begins with 0', '0987654321'],
  ['has nine digits', '987654321'],
  ['has eleven digits', '98765432101'],
  ['has a letter', '98765o3210'],
  ['has spaces', '98765 43210'],
  ['is in another script', '೯೮೭೬೫೪೩೨೧೦'],
  ['ends in a line break', '9876543210\n'],
  ['is empty', ''],
])('a number that %s is refused', (_fault, typed) => {
  expect(MobileNumber.safeParse(typed).success).toBe(false)
  expect(PhoneNumber.safeParse(typed).success).toBe(false)
})

test.each([
  ['has the country code', '+919876543210', true],
  ['has the country code without its plus', '919876543210', false],
  ['is of another country', '+14155550100', false],
  ['has the country code twice', '+91+919876543210', false],
])('a phone number that %s', (_form, typed, isGood) => {
  expect(PhoneNumber.safeParse(typed).success).toBe(isGood)
})

test.each([
  ['reader@example.com', 'reader@example.com'],
  [' Reader@Example.COM ', 'reader@example.com'],
  ['first.last+news@mail.example.co.in', 'first.last+news@mail.example.co.in'],
])('%j is the address %s', (typed, address) => {
  expect(EmailAddress.parse(typed)).toBe(address)
})

test.each([
  ['reader'],
  ['reader@'],
  ['@example.com'],
  ['reader@example'],
  ['reader@@example.com'],
  ['two words@example.com'],
  ['reader..twice@example.com'],
  ['reader@example.com\nBcc: other@example.com'],
  [`${'a'.repeat(250)}@example.com`],
  [''],
])('%j is not an e-mail address', (typed) => {
  expect(EmailAddress.safeParse(typed).success).toBe(false)
})
