import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing.ts'
import { type GoogleAccount, signInByGoogle } from './google.ts'
import { authUserOf, firstNameOf, readerWith, signInByContact } from './readers.ts'

const NOW = Date.parse('2026-11-15T12:00:00+05:30')
const EMAIL = 'reader@example.com'
const email = { kind: 'email', value: EMAIL } as const
const phone = { kind: 'phone', value: '+919876543210' } as const
const google = { sub: '1234', email: EMAIL, isAuthoritative: true, name: 'A Reader' }

async function database() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

async function readerByGoogle(db: Database, account: GoogleAccount) {
  const signIn = await signInByGoogle(db, account, NOW)
  return signIn.kind === 'signed-in' ? signIn.reader : undefined
}

test('twenty sign-ins at once with the same new contact create one reader', async () => {
  const db = await database()

  const readers = await Promise.all(
    Array.from({ length: 20 }, () => signInByContact(db, phone, NOW)),
  )

  expect(new Set(readers.map(({ readerId }) => readerId)).size).toBe(1)
  expect(readers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await db.selectFrom('reader').selectAll().execute()).toHaveLength(1)
})

test('signing in by code and by Google with the same address at once creates one reader', async () => {
  const db = await database()

  const readers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 ? signInByContact(db, email, NOW) : readerByGoogle(db, google),
    ),
  )

  expect(new Set(readers.map((reader) => reader?.readerId)).size).toBe(1)
  expect(await db.selectFrom('login_method').selectAll().execute()).toHaveLength(2)
})

test('a code to an address that Google is authoritative for opens the account of the Google sign-in', async () => {
  const db = await database()
  const byGoogle = await readerByGoogle(db, { ...google, email: 'Reader@Example.com' })

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

test('a reader who signed in by code gets the same account by Google', async () => {
  const db = await database()
  const byCode = await signInByContact(db, email, NOW)

  expect(await readerByGoogle(db, google)).toMatchObject({
    readerId: byCode.readerId,
    isNew: false,
  })
})

test('an address that the reader gave up does not open the account through Google', async () => {
  const db = await database()
  const byCode = await signInByContact(db, email, NOW)
  await readerByGoogle(db, google)
  await db
    .updateTable('login_method')
    .set({ value: 'other@example.com' })
    .where('id', '=', byCode.loginMethodId)
    .execute()

  const later = await signInByContact(db, email, NOW)

  expect(later).toMatchObject({ isNew: true })
  expect(later.readerId).not.toBe(byCode.readerId)
})

test('a Google account is identified by its id, not by its address', async () => {
  const db = await database()
  const first = await readerByGoogle(db, google)
  const moved = await readerByGoogle(db, { ...google, email: 'new@example.com' })
  const other = await readerByGoogle(db, { ...google, sub: '5678', email: EMAIL })

  expect(moved).toEqual({ ...first, isNew: false })
  expect(other?.readerId).not.toBe(first?.readerId)
  expect(await readerWith(db, { kind: 'email', value: 'new@example.com' })).toBe(first?.readerId)
})

test('a Google account without an address signs in only if a reader already has it', async () => {
  const db = await database()
  const nameless = { ...google, email: undefined }

  expect(await signInByGoogle(db, nameless, NOW)).toEqual({ kind: 'email-missing' })
  const reader = await readerByGoogle(db, google)
  expect(await readerByGoogle(db, nameless)).toEqual({ ...reader, isNew: false })
})

test('a known Google account does not add an address that Google is not authoritative for', async () => {
  const db = await database()
  const reader = await readerByGoogle(db, google)
  const moved = { ...google, email: 'other@mail.example', isAuthoritative: false }

  expect(await readerByGoogle(db, moved)).toEqual({ ...reader, isNew: false })

  expect(await readerWith(db, { kind: 'email', value: 'other@mail.example' })).toBeUndefined()
  expect(await readerWith(db, email)).toBe(reader?.readerId)
})

test('an address of unknown authority opens no account until the next sign-in by Google', async () => {
  const db = await database()
  const reader = await readerByGoogle(db, google)
  await db.updateTable('login_method').set({ authoritative_email: null }).execute()

  expect(await readerWith(db, email)).toBeUndefined()
  expect((await authUserOf(db, reader?.readerId ?? '')).loginMethods).toMatchObject([
    { email: EMAIL, verified: false },
  ])
  await readerByGoogle(db, google)
  expect(await readerWith(db, email)).toBe(reader?.readerId)
})
