// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { inviteTestStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { openDesk } from '../testing.tsx'

test('whoever is not signed in is asked to sign in', async () => {
  await openDesk('/log')
  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeTruthy()
})

test('an invitation is accepted with an app that shows codes; a recovery code signs in later, at the screen that was opened', async () => {
  const server = await createTestServer()
  const { token } = await inviteTestStaff(server, { name: 'Asha Rao', role: 'editor' })
  const { user, unmount } = await openDesk(`/invitation#${token}`, { server })
  expect(await screen.findByText(/as Editor, with the account asha@paper.example/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use a code from an app instead' }))
  const secret = await screen.findByText(/^[A-Z2-7]{16,}$/)
  const code = new TOTP({ secret: secret.textContent }).generate({
    timestamp: server.services.clock.now().getTime(),
  })
  await user.type(screen.getByRole('textbox', { name: 'Code from the app' }), code)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const [kept] = await screen.findAllByRole('listitem')
  const recoveryCode = kept?.textContent ?? ''
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeTruthy()
  unmount()

  const desk = await openDesk('/', { server })
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in to the desk' })
  desk.unmount()
  await openDesk('/log', { server })
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@paper.example')
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), recoveryCode)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Log' })).toBeTruthy()
})

test('an invitation that was used or never existed says what to do', async () => {
  await openDesk('/invitation#no-such-token')
  expect((await screen.findByRole('alert')).textContent).toMatch(/new invitation/)
})

test('a wrong code is refused with words', async () => {
  const { user } = await openDesk('/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Use a code from an app' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody@paper.example')
  await user.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not match/)
})
