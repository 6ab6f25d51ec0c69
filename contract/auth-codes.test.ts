import { expect, test } from 'vitest'
import { consumeCode, createCode, OTP_LENGTH, Otp } from './auth-codes.ts'

test.each(['000000', '123456', '999999'])('%s is a one-time password', (typed) => {
  expect(typed).toHaveLength(OTP_LENGTH)
  expect(Otp.parse(typed)).toBe(typed)
})

test.each(['', '12345', '1234567', '12345a', '12 456', '೧೨೩೪೫೬', '123456\n', '-12345'])(
  '%j is not a one-time password',
  (typed) => {
    expect(Otp.safeParse(typed).error?.issues[0]?.message).toBe('Invalid OTP')
  },
)

test.each([
  ['an e-mail address', { email: 'reader@example.com' }],
  ['a mobile number', { phoneNumber: '+919876543210' }],
  ['an invalid address, which is answered with a message', { email: 'reader' }],
  ['an extra field, as a newer library may send', { email: 'reader@example.com', later: true }],
])('a code can be requested with %s', (_what, body) => {
  expect(createCode.body.safeParse(body).success).toBe(true)
})

test.each([
  ['both contacts', { email: 'reader@example.com', phoneNumber: '+919876543210' }],
  ['neither', {}],
  ['too long an address', { email: 'a'.repeat(255) }],
  ['a NUL', { email: 'reader\0@example.com' }],
])('a code cannot be requested with %s', (_what, body) => {
  expect(createCode.body.safeParse(body).success).toBe(false)
})

const user = {
  id: 'u1',
  tenantIds: ['public'],
  timeJoined: 1_794_709_800_000,
}

test('a reply keeps the user format of the library version', () => {
  const older = { status: 'OK', createdNewUser: true, user: { ...user, email: 'a@example.com' } }
  const newer = {
    status: 'OK',
    createdNewRecipeUser: true,
    user: {
      ...user,
      isPrimaryUser: false,
      emails: ['a@example.com'],
      phoneNumbers: [],
      thirdParty: [],
      webauthn: { credentialIds: [] },
      loginMethods: [],
    },
  }
  expect(consumeCode.reply.parse(older)).toEqual(older)
  expect(consumeCode.reply.parse(newer)).toEqual(newer)
})
