import { expect, test } from 'vitest'
import { isLastAdmin } from './last-admin.ts'

const asha = { id: 'asha', canSignIn: true }
const ravi = { id: 'ravi', canSignIn: true }
const invited = { id: 'invited', canSignIn: false }

test.each([
  ['the only admin', 'asha', [asha], true],
  ['one of two who can sign in', 'asha', [asha, ravi], false],
  ['an admin beside one who has not accepted the invitation', 'asha', [asha, invited], true],
  ['an invited admin beside one who can sign in', 'invited', [asha, invited], false],
  ['the only invited admin', 'invited', [invited], true],
  ['someone who is not an admin', 'meera', [asha], false],
])('%s is the last admin: %s of %j is %s', (_who, id, openAdmins, isLast) => {
  expect(isLastAdmin(id, openAdmins)).toBe(isLast)
})
