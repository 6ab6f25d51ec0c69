import { expect, test } from 'vitest'
import { RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { freePort } from '#test-support/free-port.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { ASHA, googleServer } from './google-testing.ts'
import { browserOn, latestCode, signIn } from './testing.ts'

const GMAIL = { account: '100000000000000000002', email: 'vikram_hegde@gmail.com' }
const OTHER = { account: '100000000000000000005', email: 'meera.shetty@mail.example' }

const RESEND_WAIT_MS = RESEND_WAIT_SECONDS * SECOND_MS

const startGoogleServer = async () => googleServer(await freePort())

test.each([
  ['a Workspace account', ASHA, 'asha.rao@example.com'],
  ['a Gmail account', GMAIL, GMAIL.email],
])(
  '%s signs in to the account that already has its e-mail address',
  async (_what, { account }, email) => {
    const { server, signInWith } = await startGoogleServer()
    const { reply } = await signIn(server, email)

    const answer = await signInWith({ account })

    expect(answer).toMatchObject({ status: 'OK', user: { id: reply.user.id } })
  },
)

test('a Google account with an address outside Google does not sign in to the account of that address', async () => {
  const { server, services, clock, visit, sendCallback } = await startGoogleServer()
  await signIn(server, OTHER.email)
  moveOn(clock, RESEND_WAIT_MS)

  const { query, pkceCodeVerifier } = await visit({ account: OTHER.account })
  const { headers, body } = await sendCallback(query, pkceCodeVerifier)

  expect(body.status).toBe('SIGN_IN_UP_NOT_ALLOWED')
  expect(headers.get('st-access-token')).toBeNull()
  const google = services.db.selectFrom('login_method').selectAll().where('kind', '=', 'google')
  expect(await google.execute()).toEqual([])
})

test('a later owner of the address does not get the account of a reader who signed in with Google', async () => {
  const { server, clock, signInWith } = await startGoogleServer()
  await signInWith({ account: OTHER.account })
  moveOn(clock, RESEND_WAIT_MS)

  const { reply } = await signIn(server, OTHER.email, browserOn(server, '198.51.100.9'))

  expect(reply).toMatchObject({ status: 'OK', createdNewRecipeUser: true })
  expect(reply.user.thirdParty).toEqual([])
})

test('the code from the mailbox connects the Google account, which then signs in without a code', async () => {
  const { server, clock, signInWith } = await startGoogleServer()
  const owner = await signIn(server, OTHER.email)
  moveOn(clock, RESEND_WAIT_MS)

  const { emailCode } = await signInWith({ account: OTHER.account })
  const entered = await enterCode(browserOn(server), emailCode, latestCode(server, OTHER.email))
  const again = await signInWith({ account: OTHER.account })

  expect(emailCode).toMatchObject({ email: OTHER.email, flowType: 'USER_INPUT_CODE' })
  for (const answer of [entered, again]) {
    expect(answer).toMatchObject({
      status: 'OK',
      createdNewRecipeUser: false,
      user: { id: owner.reply.user.id, thirdParty: [{ id: 'google', userId: OTHER.account }] },
    })
  }
})

test('the answer does not reveal whether an account has the address', async () => {
  const { server, clock, signInWith } = await startGoogleServer()
  const unowned = await signInWith({ account: OTHER.account })
  await signIn(server, 'owned@mail.example')
  moveOn(clock, RESEND_WAIT_MS)
  const owned = await signInWith({ email: 'owned@mail.example' })

  const shape = ({ emailCode, ...answer }: typeof owned) => [answer, Object.keys(emailCode).sort()]
  expect(shape(owned)).toEqual(shape(unowned))
})

test('a new reader with an address outside Google signs up with the code, and the address is a contact', async () => {
  const { server, services, signInWith } = await startGoogleServer()
  const { emailCode } = await signInWith({ account: OTHER.account })
  expect(await services.db.selectFrom('reader').selectAll().execute()).toEqual([])

  const code = latestCode(server, OTHER.email)
  const answer = await enterCode(browserOn(server), emailCode, code)

  expect(answer).toMatchObject({
    status: 'OK',
    createdNewRecipeUser: true,
    user: { emails: [OTHER.email], thirdParty: [{ userId: OTHER.account }] },
  })
})

test('a code that was requested without Google connects no Google account', async () => {
  const { server, clock, signInWith } = await startGoogleServer()
  const { emailCode } = await signInWith({ account: OTHER.account })
  moveOn(clock, RESEND_WAIT_MS)
  const owner = browserOn(server, '198.51.100.9')
  const sent = await askForCode(owner, OTHER.email)
  const code = latestCode(server, OTHER.email)

  const stolen = await enterCode(browserOn(server), emailCode, code)
  const answer = await enterCode(owner, sent, code)

  expect(stolen).toMatchObject({ status: 'INCORRECT_USER_INPUT_CODE_ERROR' })
  expect(answer).toMatchObject({ status: 'OK', user: { thirdParty: [] } })
  moveOn(clock, RESEND_WAIT_MS)
  expect(await signInWith({ account: OTHER.account })).toMatchObject({
    status: 'SIGN_IN_UP_NOT_ALLOWED',
  })
})

test('a wrong code connects no Google account, and a resent code does', async () => {
  const { server, clock, signInWith } = await startGoogleServer()
  const { emailCode } = await signInWith({ account: OTHER.account })
  const browser = browserOn(server)
  const refused = await enterCode(browser, emailCode, wrongCode(latestCode(server, OTHER.email)))
  moveOn(clock, RESEND_WAIT_MS)
  const resent = await askForResend(browser, emailCode)

  const answer = await enterCode(browser, emailCode, latestCode(server, OTHER.email))

  expect(refused).toMatchObject({ status: 'INCORRECT_USER_INPUT_CODE_ERROR' })
  expect(resent).toEqual({ status: 'OK' })
  expect(answer).toMatchObject({ user: { thirdParty: [{ userId: OTHER.account }] } })
})

test('codes for Google accounts have the same limits as other codes', async () => {
  const { signInWith } = await startGoogleServer()
  await signInWith({ account: OTHER.account })

  expect(await signInWith({ account: OTHER.account })).toEqual({
    status: 'GENERAL_ERROR',
    message: 'Too many attempts. Please try again in 30 seconds.',
  })
})

test('one tap requires the code as well', async () => {
  const { server, newNonce, credentialOf, oneTap } = await startGoogleServer()

  const { emailCode } = await oneTap(await credentialOf(OTHER.account, await newNonce()))
  const answer = await enterCode(browserOn(server), emailCode, latestCode(server, OTHER.email))

  expect(answer).toMatchObject({ status: 'OK', user: { thirdParty: [{ userId: OTHER.account }] } })
})

test('a Google account that another reader has connected meanwhile is not moved', async () => {
  const { server, clock, services, signInWith } = await startGoogleServer()
  const { emailCode } = await signInWith({ account: OTHER.account })
  const first = await enterCode(browserOn(server), emailCode, latestCode(server, OTHER.email))
  moveOn(clock, RESEND_WAIT_MS)
  const other = browserOn(server, '198.51.100.9')
  const sent = await askForCode(other, 'second@mail.example')
  await services.db
    .updateTable('code_attempt')
    .set({ google_sub: OTHER.account })
    .where('id', '=', sent.preAuthSessionId)
    .execute()

  const second = await enterCode(other, sent, latestCode(server, 'second@mail.example'))

  expect(second).toMatchObject({ status: 'OK', user: { thirdParty: [] } })
  expect(second.user.id).not.toBe(first.user.id)
  expect(await signInWith({ account: OTHER.account })).toMatchObject({
    user: { id: first.user.id },
  })
})
