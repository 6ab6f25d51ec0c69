// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { latestCode } from '#server/auth/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { openApp, signedInServer } from './testing.tsx'

test('an unknown path goes to the home reader', async () => {
  await openApp('/no/such/page')

  await screen.findByRole('link', { name: 'Belakindi' })
  expect(window.location.pathname).toBe('/')
})

test.each([
  ['/auth', 'Log in or Create Your Account'],
  ['/auth/verify_otp', 'Verification'],
  ['/saved-articles', 'Saved Articles'],
  ['/search', 'Search'],
  ['/faqs', 'FAQs'],
  ['/archive', 'Archive'],
  ['/contact', 'Get In Touch'],
  ['/subscribe', 'Choose your plan'],
  ['/payment-failure', 'Payment Failed!'],
  ['/legal-and-privacy-policy', 'Terms and privacy'],
  ['/article/a-1', 'Article'],
  ['/ad-viewer/ad-1', 'Advertisement'],
])('%s opens its screen', async (path, heading) => {
  await openApp(path)

  await screen.findByRole('heading', { name: heading, level: 1 })
  expect(window.location.pathname).toBe(path)
})

test('/login redirects to /auth and keeps the redirectUrl', async () => {
  await openApp('/login?redirectUrl=/review')

  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
  expect(window.location.pathname + window.location.search).toBe('/auth?redirectUrl=/review')
})

test('/subscription is the profile, on its Subscriptions tab', async () => {
  await openApp('/subscription', await signedInServer('reader@example.com'))

  await screen.findByRole('heading', { name: 'My Profile' })
  expect(window.location.pathname).toBe('/profile')
  expect(window.location.search).toBe('?tab=subscriptions')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Subscriptions')
})

test('a visitor who opens /subscription signs in first and returns there', async () => {
  const { user, server } = await openApp('/subscription')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'reader@example.com')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(latestCode(server, 'reader@example.com'))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))

  await screen.findByRole('heading', { name: 'My Profile' })
  expect(window.location.search).toBe('?tab=subscriptions')
})

test('/dev/ui exists with stand-ins', async () => {
  await openApp('/dev/ui')

  await screen.findByRole('heading', { name: 'Parts of the screens' })
})

test('/dev/ui does not exist without stand-ins', async () => {
  const server = await createTestServer()
  server.services.config.standIns = false
  await openApp('/dev/ui', server)

  await screen.findByRole('link', { name: 'Belakindi' })
  expect(window.location.pathname).toBe('/')
})
