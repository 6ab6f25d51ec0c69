// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInUp } from '#contract/auth-google.ts'
import { requireEmailCode } from '#server/auth/google-routes.ts'
import { latestCode } from '#server/auth/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { openApp, type TestServer } from '../testing.tsx'

/** Stores what the sign-in library stores while the reader is at Google. */
function storeGoogleAttempt() {
  const address = `${window.location.origin}/auth/callback/google`
  const kept = {
    stateForAuthProvider: 'abc',
    thirdPartyId: 'google',
    expiresAt: Date.now() + 60_000,
    redirectURIOnProviderDashboard: address,
  }
  window.sessionStorage.setItem('supertokens-oauth-state-2', JSON.stringify(kept))
}

/** A server that replies to a Google sign-in with `answer`. */
async function serverAnswering(answer: object, existing?: TestServer) {
  const server = existing ?? (await createTestServer())
  const real = server.app.request
  vi.spyOn(server.app, 'request').mockImplementation(async (...args) => {
    const isSignIn = args[0] instanceof Request && args[0].url.endsWith(signInUp.path)
    return isSignIn ? Response.json(answer) : real(...args)
  })
  return server
}

const BACK = '/auth/callback/google?state=abc&code=xyz'

test.each([
  [
    { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' },
    'No email provided by social login. Please use another form of login',
  ],
  [{ status: 'SIGN_IN_UP_NOT_ALLOWED', reason: '' }, 'Login failed. Please try again.'],
  [{ status: 'GENERAL_ERROR', message: 'Google says no' }, 'Google says no'],
])('%j is shown on the login screen', async (answer, words) => {
  storeGoogleAttempt()
  await openApp(BACK, await serverAnswering(answer))

  await screen.findByText('Processing your login...')
  await screen.findByText(words)
  expect(window.location.pathname + window.location.search).toBe('/auth')
})

test('a code by e-mail connects an account whose address Google is not authoritative for', async () => {
  const email = 'meera.shetty@mail.example'
  const server = await createTestServer()
  const account = { sub: '1234', email, address: '203.0.113.7', deviceHashes: [] }
  const answer = await requireEmailCode(server.services, account)
  storeGoogleAttempt()
  const { user } = await openApp(BACK, await serverAnswering(answer, server))

  const words = await screen.findByText(/^To connect your Google account, enter the OTP/)
  expect(words.textContent).toContain(email)
  expect(window.location.pathname).toBe('/auth/verify_otp')
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(latestCode(server, email))
  await user.keyboard('{Enter}')

  await screen.findByRole('heading', { name: /^Welcome to/ })
  const methods = await server.services.db.selectFrom('login_method').select('value').execute()
  expect(methods.map(({ value }) => value).sort()).toEqual(['1234', email])
})

test.each([
  ['a state that is not ours', '/auth/callback/google?state=other&code=xyz'],
  ['no state', '/auth/callback/google?code=xyz'],
])('with %s there is no login', async (_what, path) => {
  storeGoogleAttempt()
  await openApp(path)

  await screen.findByText('Error during login. Please try again or use another login method.')
})

test('without a sign-in at Google the state is not found', async () => {
  await openApp(BACK)

  await screen.findByText('Google authentication state not found. Please try again.')
})

test('a reader who cancelled at Google can try again', async () => {
  storeGoogleAttempt()
  await openApp('/auth/callback/google?state=abc&error=access_denied')

  await screen.findByText('Login failed. Please try again.')
})

test('an unknown identity provider leads to the login screen', async () => {
  await openApp('/auth/callback/other?state=abc')

  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
})
