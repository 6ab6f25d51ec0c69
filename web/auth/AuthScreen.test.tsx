// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const TITLE = 'Log in or Create Your Account'

async function openLogin(env: Record<string, string> = {}) {
  const app = await openApp('/auth', await createTestServer(env))
  await screen.findByRole('heading', { name: TITLE, level: 1 })
  return app
}

const field = (name: 'Email' | 'Mobile') => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

/** Delays all calls until `failCalls`, which makes them fail. */
function holdCalls({ app }: TestServer) {
  let failCalls = () => {}
  const untilFailed = new Promise<void>((resolve) => {
    failCalls = resolve
  })
  const calls = vi.spyOn(app, 'request').mockImplementation(async () => {
    await untilFailed
    throw new TypeError('Failed to fetch')
  })
  return { calls, failCalls }
}

test('the page is blank until the session is known', async () => {
  const server = await createTestServer()
  const { calls, failCalls } = holdCalls(server)
  await openApp('/auth', server)

  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()

  failCalls()
  await screen.findByRole('heading', { name: TITLE })
})

test('the e-mail tab is open at first, and its input has the focus', async () => {
  await openLogin()

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Mobile',
  ])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Email')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
})

test('a mobile number is ten digits after a fixed +91; others are stripped as typed', async () => {
  const { user } = await openLogin()
  await user.click(screen.getByRole('tab', { name: 'Mobile' }))
  const mobile = field('Mobile')

  await user.type(mobile, '98a-76 54b32109')

  expect(mobile.value).toBe('9876543210')
  expect(mobile.type).toBe('tel')
  screen.getByText('+91')
  await user.clear(mobile)
  await user.paste('+91 98765 43210')
  expect(mobile.value).toBe('9876543210')
})

test.each([
  ['Email', '', 'Please enter your email address'],
  ['Email', 'reader', 'Invalid email'],
  ['Mobile', '', 'Please enter your mobile number'],
  ['Mobile', '12345', 'Invalid mobile number'],
  ['Mobile', '5876543210', 'Invalid mobile number'],
] as const)('%s %j is refused: %s', async (tab, typed, words) => {
  const { user } = await openLogin()
  await user.click(screen.getByRole('tab', { name: tab }))
  if (typed) await user.type(field(tab), typed)

  await user.click(press('Continue'))

  await screen.findByText(words)
  expect(field(tab).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(tab))
  expect(screen.queryByText('Please fill out this field') !== null).toBe(typed === '')
})

test('typing, the close button and the other tab clear the error', async () => {
  const { user } = await openLogin()
  const words = 'Please enter your email address'
  const goes = () => expect(screen.queryByText(words)).toBeNull()

  await user.click(press('Continue'))
  screen.getByText(words)
  await user.type(field('Email'), 'r')
  goes()

  await user.clear(field('Email'))
  await user.click(press('Continue'))
  await user.click(press('Close'))
  goes()

  await user.click(press('Continue'))
  await user.click(screen.getByRole('tab', { name: 'Mobile' }))
  goes()
})

test('terms and privacy open in a new tab', async () => {
  await openLogin()

  const links = ['Terms & Conditions', 'Privacy Policy'].map((name) =>
    screen.getByRole<HTMLAnchorElement>('link', { name }),
  )
  expect(links.map((link) => link.target)).toEqual(['_blank', '_blank'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/legal-and-privacy-policy?tab=terms',
    '/legal-and-privacy-policy?tab=privacy',
  ])
})

test('the footer shows four publications and a legacy of 75 years', async () => {
  await openLogin()

  screen.getByText('Belakindi and The Plateau Courier: a legacy of 75 years')
  const logos = screen.getByRole('contentinfo').querySelectorAll('img')
  expect(logos).toHaveLength(4)
})

test('the whole form is disabled while the code is requested', async () => {
  const { server, user } = await openLogin()
  const { failCalls } = holdCalls(server)
  await user.type(field('Email'), 'reader@example.com')

  await user.click(press('Continue'))

  const form = field('Email').closest('fieldset')
  await waitFor(() => expect(form?.disabled).toBe(true))
  for (const control of [...screen.getAllByRole('checkbox'), press('Google')]) {
    expect(form?.contains(control)).toBe(true)
  }
  failCalls()
  await screen.findByText('Failed to start verification. Please try again.')
  expect(form?.disabled).toBe(false)
})

test('a sign-in with Google disables the form; a failure is shown and enables it again', async () => {
  const { server, user } = await openLogin()
  const { failCalls } = holdCalls(server)
  screen.getByText('Or Continue With')

  await user.click(press('Google'))

  const form = field('Email').closest('fieldset')
  await waitFor(() => expect(form?.disabled).toBe(true))
  failCalls()
  await screen.findByText('Oops! Something went wrong.')
  expect(form?.disabled).toBe(false)
})

test('offers and the newsletter are ticked at first, and may be left out', async () => {
  const { user } = await openLogin()
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true])

  for (const box of boxes) await user.click(box)
  await user.type(field('Email'), 'reader@example.com{Enter}')

  await screen.findByRole('heading', { name: 'Verification' })
})

test('a code is sent to +91 and the number, and the OTP screen opens', async () => {
  const { server, user } = await openLogin()
  await user.click(screen.getByRole('tab', { name: 'Mobile' }))
  await user.type(field('Mobile'), '9876543210{Enter}')

  await screen.findByRole('heading', { name: 'Verification' })

  expect(server.inbox.messages('+919876543210')).toHaveLength(1)
  await screen.findByText('Please check your phone for the OTP')
  expect(window.history.state.usr).toMatchObject({
    verificationMethod: 'mobile',
    phoneNumber: '+919876543210',
    callbackUrl: '/',
  })
})

test('after too many codes the reader sees how long to wait', async () => {
  const { user } = await openLogin()
  await user.type(field('Email'), 'reader@example.com{Enter}')
  await user.click(await screen.findByRole('link', { name: 'Change' }))
  await user.type(
    await screen.findByRole('textbox', { name: 'Email' }),
    'reader@example.com{Enter}',
  )

  await screen.findByText(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
})

test('a signed-in reader is redirected to the front page or to redirectUrl', async () => {
  await openApp('/auth?redirectUrl=/saved-articles', await signedInServer('reader@example.com'))

  await screen.findByRole('heading', { name: 'Saved Articles' })
})

test('a redirectUrl to another site leads to the front page', async () => {
  await openApp('/auth?redirectUrl=//evil.example', await signedInServer('reader@example.com'))

  await screen.findByRole('link', { name: 'Belakindi' })
  expect(window.location.pathname).toBe('/')
})
