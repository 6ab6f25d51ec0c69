import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../testing.ts'
import { authUserOf, firstNameOf, readerWith, signInByContact, signInByGoogle } from './readers.ts'

const NOW = Date.parse('2026-11-15T12:00:00+05:30')
const EMAIL = 'reader@example.com'
const email = { kind: 'email', value: EMAIL } as const
const phone = { kind: 'phone', value: '+919876543210' } as const
const google = { sub: '1234', email: EMAIL, name: 'A Reader' }

async function database() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

test('twenty who sign in at once with one new contact are one reader', async () => {
  const db = await database()

  const readers = await Promise.all(
    Array.from({ length: 20 }, () => signInByContact(db, phone, NOW)),
  )

  expect(new Set(readers.map(({ readerId }) => readerId)).size).toBe(1)
  expect(readers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await db.selectFrom('reader').selectAll().execute()).toHaveLength(1)
})

test('one address by code and by Google at once is one reader', async () => {
  const db = await database()

  const readers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 ? signInByContact(db, email, NOW) : signInByGoogle(db, google, NOW),
    ),
  )

  expect(new Set(readers.map((reader) => reader?.readerId)).size).toBe(1)
  expect(await db.selectFrom('login_method').selectAll().execute()).toHaveLength(2)
})

test('an address that Google vouches for opens the same account by code', async () => {
  const db = await database()
  const byGoogle = await signInByGoogle(db, { ...google, email: 'Reader@Example.com' }, NOW)

  const byCode = await signInByContact(db, email, NOW + 1)

  expect(byCode).toMatchObject({ readerId: byGoogle?.readerId, isNew: false })
  expect(await readerWith(db, email)).toBe(byCode.readerId)
  expect(await firstNameOf(db, byCode.readerId)).toBe('A Reader')
  expect(await authUserOf(db, byCode.readerId)).toEqual({
    id: byCode.readerId,
    isPrimaryUser: true,
    tenantIds: ['public'],
    emails: [EMAIL],
    phoneNumbers: [],
    thirdParty: [{ id: 'google', userId: '1234' }],
    webauthn: { credentialIds: [] },
    timeJoined: NOW,
    loginMethods: [
      {
        recipeId: 'thirdparty',
        recipeUserId: byGoogle?.loginMethodId,
        tenantIds: ['public'],
        email: EMAIL,
        thirdParty: { id: 'google', userId: '1234' },
        timeJoined: NOW,
        verified: true,
      },
      {
        recipeId: 'passwordless',
        recipeUserId: byCode.loginMethodId,
        tenantIds: ['public'],
        email: EMAIL,
        timeJoined: NOW + 1,
        verified: true,
      },
    ],
  })
})

test('a reader by code is found again by Google', async () => {
  const db = await database()
  const byCode = await signInByContact(db, email, NOW)

  expect(await signInByGoogle(db, google, NOW)).toMatchObject({
    readerId: byCode.readerId,
    isNew: false,
  })
})

test('an address that the reader gave up does not open the account through Google', async () => {
  const db = await database()
  const byCode = await signInByContact(db, email, NOW)
  await signInByGoogle(db, google, NOW)
  await db
    .updateTable('login_method')
    .set({ value: 'other@example.com' })
    .where('id', '=', byCode.loginMethodId)
    .execute()

  const later = await signInByContact(db, email, NOW)

  expect(later).toMatchObject({ isNew: true })
  expect(later.readerId).not.toBe(byCode.readerId)
})

test('a Google account is known by its id, not by its address', async () => {
  const db = await database()
  const first = await signInByGoogle(db, google, NOW)
  const moved = await signInByGoogle(db, { ...google, email: 'new@example.com' }, NOW)
  const other = await signInByGoogle(db, { ...google, sub: '5678', email: EMAIL }, NOW)

  expect(moved).toEqual({ ...first, isNew: false })
  expect(other?.readerId).not.toBe(first?.readerId)
  expect(await readerWith(db, { kind: 'email', value: 'new@example.com' })).toBe(first?.readerId)
})

test('a Google account without an address signs in only where it is known', async () => {
  const db = await database()
  const nameless = { ...google, email: undefined }

  expect(await signInByGoogle(db, nameless, NOW)).toBeUndefined()
  const known = await signInByGoogle(db, google, NOW)
  expect(await signInByGoogle(db, nameless, NOW)).toEqual({ ...known, isNew: false })
})
