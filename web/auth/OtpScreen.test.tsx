// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { latestCode, signIn } from '#server/auth/testing.ts'
import { requestErasure } from '#server/reader-data/erasure.ts'
import { createTestServer } from '#server/testing.ts'
import { openApp, type TestServer } from '../testing.tsx'

const EMAIL = 'reader@example.com'

/** Opens the OTP screen through the login form. */
async function openOtp(path = '/auth', server?: TestServer) {
  const app = await openApp(path, server)
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), `${EMAIL}{Enter}`)
  await screen.findByText(EMAIL)
  await waitFor(() => expect(focused()).toBe(0))
  return app
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const digits = () =>
  boxes()
    .map((box) => box.value)
    .join('')
const focused = () => boxes().findIndex((box) => box.matches(':focus'))
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

test('there are six boxes; the first has the focus and accepts the code from the phone', async () => {
  await openOtp()

  expect(boxes()).toHaveLength(6)
  expect(focused()).toBe(0)
  expect(boxes().map((box) => box.autocomplete)).toEqual(['one-time-code', ...Array(5).fill('off')])
  expect(boxes().map((box) => box.inputMode)).toEqual(Array(6).fill('numeric'))
})

test('typing moves from box to box and accepts digits only; Backspace and arrows move back', async () => {
  const { user } = await openOtp()

  await user.keyboard('1a2')
  expect([digits(), focused()]).toEqual(['12', 2])
  await user.keyboard('{Backspace}')
  expect([digits(), focused()]).toEqual(['1', 1])
  await user.keyboard('{ArrowLeft}9')
  expect([digits(), focused()]).toEqual(['9', 1])
})

test('pasting strips to six digits and fills the boxes from anywhere', async () => {
  const { user } = await openOtp()
  await user.click(boxes()[3] ?? document.body)

  await user.paste('Your code: 12-34-56 78')

  expect([digits(), focused()]).toEqual(['123456', 5])
})

test('an incomplete code is an Invalid OTP, and typing clears the message', async () => {
  const { user } = await openOtp()

  await user.keyboard('123')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  screen.getByText('Invalid OTP')
  await user.click(boxes()[3] ?? document.body)
  await user.keyboard('4')

  expect(screen.queryByText('Invalid OTP')).toBeNull()
})

test('six digits do not submit by themselves', async () => {
  const { server, user } = await openOtp()
  await user.keyboard(latestCode(server, EMAIL))

  screen.getByRole('button', { name: 'Verify' })
  expect(digits()).toHaveLength(6)
})

test('a new reader is verified, signed in and asked for a name', async () => {
  window.dataLayer = []
  const { server, user } = await openOtp()

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await screen.findByText('Successfully Verified')
  await screen.findByText('Processing your login...')
  await screen.findByRole('heading', { name: /^Welcome to/ })
  expect(window.history.state.usr).toMatchObject({
    verificationMethod: 'email',
    email: EMAIL,
    isNewUser: true,
  })
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'login', method: 'email', currency: 'INR' }),
    ),
  )
})

test('a returning reader whose account will be deleted is sent to the profile', async () => {
  const server = await createTestServer()
  const { reply } = await signIn(server, EMAIL)
  const caller = { readerId: reply.user.id, sessionHandle: 'none', addressPrefix: null }
  await requestErasure(server.services, caller, { giveUpPlans: false })
  server.clock.moveTo(new Date(server.clock.now().getTime() + MINUTE_MS))
  const { user } = await openOtp('/auth?redirectUrl=/saved-articles', server)

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await screen.findByText('Your account will be deleted on 22 Nov 2026')
  const pending = await server.services.db.selectFrom('erasure_request').selectAll().execute()
  expect(pending).toHaveLength(1)
})

test('a returning reader is sent to the callback, and the consents are stored', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  server.clock.moveTo(new Date(server.clock.now().getTime() + MINUTE_MS))
  const { user } = await openOtp('/auth?redirectUrl=/saved-articles', server)

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await screen.findByRole('heading', { name: 'Saved Articles' })
  await waitFor(() => expect(window.localStorage.getItem('jwt_token')).toMatch(/^ey/))
  const consents = await server.services.db.selectFrom('consent').selectAll().execute()
  expect(consents).toHaveLength(1)
})

test('a returning reader without a redirectUrl goes home', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  server.clock.moveTo(new Date(server.clock.now().getTime() + MINUTE_MS))
  const { user } = await openOtp('/auth', server)

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a selected plan leads to the review after the sign-in', async () => {
  const server = await createTestServer()
  await signIn(server, EMAIL)
  server.clock.moveTo(new Date(server.clock.now().getTime() + MINUTE_MS))
  const { user } = await openOtp('/auth', server)
  window.sessionStorage.setItem('selectedPlan', JSON.stringify(PLAN))

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await screen.findByRole('heading', { name: 'Review & Pay' })
})

test('a rejected code shows an error and empties the boxes', async () => {
  const { server, user } = await openOtp()

  await user.keyboard(`${wrongFor(latestCode(server, EMAIL))}{Enter}`)

  await screen.findByText('Invalid OTP.')
  await waitFor(() => expect([digits(), focused()]).toEqual(['', 0]))
})

test('an expired code shows its own message', async () => {
  const { server, user } = await openOtp()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 11 * MINUTE_MS))

  await user.keyboard(`${latestCode(server, EMAIL)}{Enter}`)

  await screen.findByText('This OTP has expired. Please ask for a new one.')
})

test('after five wrong codes the reader starts again on the same tab', async () => {
  const { server, user } = await openOtp()
  const wrong = wrongFor(latestCode(server, EMAIL))
  for (let failures = 1; failures < 5; failures++) {
    await user.keyboard(`${wrong}{Enter}`)
    await waitFor(() => expect([digits(), focused()]).toEqual(['', 0]))
    await screen.findByText('Invalid OTP.')
  }

  await user.keyboard(`${wrong}{Enter}`)

  await screen.findByText('This OTP can no longer be used. Please ask for a new one.')
  expect(window.location.pathname).toBe('/auth')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Email')
})

test('the countdown runs from 30; then a new code can be requested', async () => {
  const { server, user, unmount } = await openOtp()
  await screen.findByText(/^Resend OTP In (30|29|28|27) sec$/)
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull()

  // Half a minute later, the page loaded afresh.
  unmount()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 31 * SECOND_MS))
  window.sessionStorage.setItem('codeSentAt', `${Date.now() - 31 * SECOND_MS}`)
  const state = window.history.state
  await openAgain(server, state)
  await user.keyboard('12')
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }))

  await screen.findByText(/^Resend OTP In (30|29|28|27) sec$/)
  await screen.findByText('Verification code sent to your email')
  expect(digits()).toBe('')
  expect(server.inbox.messages(EMAIL)).toHaveLength(2)
})

test('when the resend is refused, the message is shown and the button stays', async () => {
  const { server, user, unmount } = await openOtp()
  unmount()
  window.sessionStorage.setItem('codeSentAt', '1')
  await openAgain(server, window.history.state)

  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }))

  await screen.findByText(/^Too many attempts/)
  await screen.findByRole('button', { name: 'Resend OTP' })
})

test('Change leads back to the login, on the matching tab', async () => {
  const { user } = await openOtp('/auth?redirectUrl=/search')

  await user.click(screen.getByRole('link', { name: 'Change' }))

  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
  expect(window.location.search).toBe('?redirectUrl=%2Fsearch')
})

test.each([
  ['without anything', null, 'Missing required authentication data'],
  [
    'without an attempt',
    { verificationMethod: 'email', email: EMAIL },
    'Login attempt information not found',
  ],
  [
    'from the profile without an attempt',
    { verificationMethod: 'mobile', phoneNumber: '9876543210', fromProfile: true },
    'Missing required authentication data',
  ],
])('opened %s, the screen says so and links to the login', async (_how, state, words) => {
  await openAgain(await createTestServer(), { usr: state })

  await screen.findByText(words)
  await screen.findByRole('link', { name: 'Back to login' })
})

async function openAgain(server: TestServer, state: unknown) {
  return openApp('/auth/verify_otp', server, state)
}

const PLAN = {
  id: 1,
  title: 'Monthly',
  price_cents: 9900,
  price_currency: 'INR',
  duration_unit: 'month',
  duration_length: 1,
  recurring: true,
  assets: [],
  tagline: '',
}
