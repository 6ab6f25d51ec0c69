import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { addLoginMethod } from '#store/auth/login-methods.ts'
import { createTestServer } from '../testing.ts'
import { browserOn, signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const CALLS = [
  ['GET', '/auth/me', undefined],
  ['PUT', '/auth/me', { first_name: 'Anupama' }],
  ['POST', '/auth/accesstype-pv-token', undefined],
  ['POST', '/auth/consents', { act: 'profile' }],
] as const

async function signedIn(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  return { ...server, ...(await signIn(server, EMAIL)) }
}

test('a new reader has a contact, but no name and no newsletters', async () => {
  const { browser, reply } = await signedIn()
  const { id, timeJoined } = reply.user

  const me = await (await browser.send('GET', '/auth/me')).json()

  expect(me).toEqual({
    userData: {
      id,
      emails: [EMAIL],
      phoneNumbers: [],
      timeJoined,
      preferred_identity: { value: EMAIL },
    },
    metadata: { receiveMarketingAndPromitionalEmail: false, dhNewsLetterTopNewsOfTheDay: false },
  })
})

test('the preferred identity is the contact of the last sign-in, and follows its changes', async () => {
  const server = await signedIn()
  const { db } = server.services
  const { id } = server.reply.user
  const identity = async () =>
    (await (await server.browser.send('GET', '/auth/me')).json()).userData.preferred_identity
  const phone = { reader_id: id, kind: 'phone', value: '+919845012345', time_joined: 1 } as const
  const { loginMethodId } = await addLoginMethod(db, phone)
  expect(await identity()).toEqual({ value: EMAIL })

  await signIn(server, phone.value)
  expect(await identity()).toEqual({ value: phone.value })

  const value = '+919845054321'
  await db.updateTable('login_method').set({ value }).where('id', '=', loginMethodId).execute()
  expect(await identity()).toEqual({ value })
})

test('the spaces around a name are removed', async () => {
  const { browser } = await signedIn()
  const reply = await browser.send('PUT', '/auth/me', { first_name: '  ಅನುಪಮಾ ' })
  expect(await reply.json()).toMatchObject({ metadata: { first_name: 'ಅನುಪಮಾ' } })
  const me = await (await browser.send('GET', '/auth/me')).json()
  expect(me.metadata.first_name).toBe('ಅನುಪಮಾ')
})

test.each(['', '   ', 'x'.repeat(101)])('%j is not accepted as a name', async (first_name) => {
  const { browser } = await signedIn()
  expect((await browser.send('PUT', '/auth/me', { first_name })).status).toBe(400)
})

test('the accesstype token identifies the reader for an hour', async () => {
  const { browser, reply, services, clock } = await signedIn()
  await browser.send('PUT', '/auth/me', { first_name: 'Anupama' })
  const requestedAt = Math.floor(clock.now().getTime() / 1000)

  const { token } = await (await browser.send('POST', '/auth/accesstype-pv-token')).json()

  const { payload, protectedHeader } = await jwtVerify(token, services.secrets.key('accesstype'), {
    audience: 'accesstype',
    currentDate: clock.now(),
  })
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(payload).toEqual({
    id: reply.user.id,
    email: EMAIL,
    'login-phone-number': null,
    name: 'Anupama',
    provider: 'supertokens',
    sessionHandle: expect.stringMatching(/^[\da-f-]{36}$/),
    aud: 'accesstype',
    exp: expect.any(Number),
  })
  expect(payload.exp).toBeGreaterThanOrEqual(requestedAt + 3600)
})

test('a consent is stored with its version, wording, language, time and source', async () => {
  const { browser, services, clock, reply } = await signedIn()
  const before = clock.now().getTime()
  const consents = [
    {
      act: 'sign-in',
      language: 'en',
      terms_version: '2024-12-26',
      receiveMarketingAndPromitionalEmail: false,
      dhNewsLetterTopNewsOfTheDay: true,
    },
    { act: 'profile', language: 'kn', dhNewsLetterTopNewsOfTheDay: false },
    { act: 'review', terms_version: '2024-12-26' },
  ]
  const flags = []
  for (const consent of consents) {
    flags.push(await (await browser.send('POST', '/auth/consents', consent)).json())
  }

  expect(flags).toEqual([
    { receiveMarketingAndPromitionalEmail: false, dhNewsLetterTopNewsOfTheDay: true },
    { receiveMarketingAndPromitionalEmail: false, dhNewsLetterTopNewsOfTheDay: false },
    { receiveMarketingAndPromitionalEmail: false, dhNewsLetterTopNewsOfTheDay: false },
  ])
  const rows = await services.db.selectFrom('consent').selectAll().orderBy('at').execute()
  expect(rows).toMatchObject([
    {
      act: 'sign-in',
      terms_version: '2024-12-26',
      receiveMarketingAndPromitionalEmail: 0,
      language: 'en',
      prechecked: '["dhNewsLetterTopNewsOfTheDay"]',
      wording: JSON.stringify({
        terms: 'By signing in you agree to our Terms & Conditions and Privacy Policy.',
        receiveMarketingAndPromitionalEmail: 'Send me offers and promotions by email',
        dhNewsLetterTopNewsOfTheDay: 'Send me the top news of the day',
      }),
    },
    {
      act: 'profile',
      terms_version: null,
      receiveMarketingAndPromitionalEmail: null,
      language: 'kn',
      prechecked: '[]',
      wording: '{"dhNewsLetterTopNewsOfTheDay":"ದಿನದ ಪ್ರಮುಖ ಸುದ್ದಿಗಳನ್ನು ನನಗೆ ಕಳುಹಿಸಿ"}',
    },
    {
      act: 'review',
      terms_version: '2024-12-26',
      dhNewsLetterTopNewsOfTheDay: null,
      wording: null,
    },
  ])
  for (const { reader_id, at } of rows) {
    expect(reader_id).toBe(reply.user.id)
    expect(at).toBeGreaterThanOrEqual(before)
  }
})

test('with PRECHECKED=none only the boxes that the reader ticks are agreed to', async () => {
  const { browser } = await signedIn({ PRECHECKED: 'none' })
  const agreed = { act: 'sign-in', dhNewsLetterTopNewsOfTheDay: true }
  const reply = await (await browser.send('POST', '/auth/consents', agreed)).json()
  expect(reply).toEqual({
    receiveMarketingAndPromitionalEmail: false,
    dhNewsLetterTopNewsOfTheDay: true,
  })
})

test.each([{ act: 'guess' }, { act: 'sign-in', newFlag: true }, {}])(
  '%j is not a valid consent',
  async (consent) => {
    const { browser } = await signedIn()
    expect((await browser.send('POST', '/auth/consents', consent)).status).toBe(400)
  },
)

test.each(CALLS)('%s %s requires a signed-in reader', async (method, path, body) => {
  const browser = browserOn(await createTestServer())
  expect((await browser.send(method, path, body)).status).toBe(401)
})
