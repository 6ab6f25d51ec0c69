// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SECOND_MS } from '#contract/durations.ts'
import { openApp, type TestServer } from '../testing.tsx'

const CONTACTS = { Mobile: '9876543210', Email: 'reader@example.com' }

/** Opens the OTP screen half a minute after the code was sent. */
async function openOtp(tab: 'Mobile' | 'Email') {
  const app = await openApp('/auth')
  await app.user.click(await screen.findByRole('tab', { name: tab }))
  await app.user.type(screen.getByRole('textbox', { name: tab }), `${CONTACTS[tab]}{Enter}`)
  await screen.findByRole('heading', { name: 'Verification' })
  app.unmount()
  app.server.clock.moveTo(new Date(app.server.clock.now().getTime() + 31 * SECOND_MS))
  window.sessionStorage.setItem('codeSentAt', '1')
  return openApp('/auth/verify_otp', app.server, window.history.state)
}

/** Replaces the replies to one path; the real server answers the others. */
function answer({ app }: TestServer, path: string, with_: () => Response) {
  const real = app.request.bind(app)
  vi.spyOn(app, 'request').mockImplementation(async (input, ...rest) => {
    const isHit = input instanceof Request && input.url.endsWith(path)
    return isHit ? with_() : real(input, ...rest)
  })
}

test('by SMS: the screen shows the number and the resend, and Change opens the Mobile tab', async () => {
  const { user } = await openOtp('Mobile')
  await screen.findByText(/^The OTP was sent by SMS to/)
  screen.getByText(/^\+91\s9876543210$/)

  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }))
  await screen.findByText('Verification code sent to your phone')

  await user.click(screen.getByRole('link', { name: 'Change' }))
  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mobile')
})

const NOT_ALLOWED = () => Response.json({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason: '' })
const BROKEN = () => Response.json({}, { status: 500 })

test.each([
  ['Mobile', NOT_ALLOWED, 'Sign in not allowed.'],
  ['Mobile', BROKEN, 'Invalid phone number'],
  ['Email', BROKEN, 'Invalid email'],
] as const)('by %s, a resend answered by %s shows: %s', async (tab, reply, words) => {
  const { server, user } = await openOtp(tab)
  answer(server, '/auth/signinup/code/resend', reply)

  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }))

  await screen.findByText(words)
  await screen.findByRole('button', { name: 'Resend OTP' })
})

test.each([
  ['status 500', BROKEN, 'Failed to verify OTP. Please try again.'],
  [
    'status 300',
    () => Response.json({}, { status: 300 }),
    'Failed to verify OTP. Please try again.',
  ],
  ['a reason', () => general({ message: 'The bank is shut' }), 'The bank is shut'],
  ['no reason', () => general({}), 'No Error Message Provided'],
])('a code answered with %s shows its message', async (_what, reply, words) => {
  const { server, user } = await openOtp('Email')
  answer(server, '/auth/signinup/code/consume', reply)

  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.keyboard('123456{Enter}')

  await screen.findByText(words)
})

function general(more: object): Response {
  return Response.json({ status: 'GENERAL_ERROR', ...more })
}
