// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, signedInServer } from '../testing.tsx'

const STATE = {
  usr: {
    verificationMethod: 'email',
    email: 'reader@example.com',
    isNewUser: true,
    callbackUrl: '/saved-articles',
  },
}

test('a new reader may give a name and is redirected to the callback', async () => {
  const server = await signedInServer('reader@example.com')
  const { user } = await openApp('/auth/authenticate', server, STATE)

  await user.type(await screen.findByRole('textbox', { name: 'What may we call you?' }), 'Asha')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await screen.findByRole('heading', { name: 'Saved Articles' })
  const me = await (await fetch('/api/auth/me', { headers: { rid: 'session' } })).json()
  expect(me.metadata.first_name).toBe('Asha')
})

test('a new reader need not give a name', async () => {
  const server = await signedInServer('reader@example.com')
  const { user } = await openApp('/auth/authenticate', server, STATE)

  await user.click(await screen.findByRole('button', { name: 'Continue' }))

  await screen.findByRole('heading', { name: 'Saved Articles' })
})

test('a visitor is redirected to the login', async () => {
  await openApp('/auth/authenticate')

  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
})
