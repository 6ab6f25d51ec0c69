// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { moveOn, wrongCode } from '#server/auth/code-testing.ts'
import { latestCode } from '#server/auth/testing.ts'
import { NotSentError } from '#server/integrations/messaging/send.ts'
import { openApp, signedInServer } from '../testing.tsx'

const EMAIL = 'kavya@example.com'
const NEW_EMAIL = 'new@example.com'

/** Signs in, lets eleven minutes pass, and saves a new e-mail address. */
async function saveNewEmail() {
  const server = await signedInServer(EMAIL)
  moveOn(server.clock, 11 * MINUTE_MS)
  const { user } = await openApp('/profile', server)
  await user.click(await screen.findByRole('button', { name: 'Edit Email' }))
  const box = screen.getByRole('textbox', { name: 'Email' })
  await user.clear(box)
  await user.type(box, NEW_EMAIL)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  return { server, user, dialog, inDialog: within(dialog) }
}

test('a reader who signed in long ago confirms by an OTP, and the change continues', async () => {
  const { server, user, inDialog } = await saveNewEmail()
  await inDialog.findByText('k•••@example.com')
  inDialog.getByText(/^Can you no longer receive it there\?/)
  expect(server.inbox.messages(NEW_EMAIL)).toEqual([])
  expect(document.activeElement).toBe(inDialog.getByRole('textbox', { name: 'Digit 1 of 6' }))

  await user.paste(latestCode(server, EMAIL))
  await user.keyboard('{Enter}')

  await screen.findByRole('heading', { name: 'Verification' })
  await screen.findByText(NEW_EMAIL)
  expect(server.inbox.messages(NEW_EMAIL)).toHaveLength(1)
})

test('a wrong OTP shows an error in the dialog, and nothing is sent to the new contact', async () => {
  const { server, user, inDialog } = await saveNewEmail()
  await user.click(await inDialog.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(wrongCode(latestCode(server, EMAIL)))
  await user.keyboard('{Enter}')

  await inDialog.findByText('Invalid OTP.')
  expect(server.inbox.messages(NEW_EMAIL)).toEqual([])
})

test('a dialog that was closed opens again with the OTP that was sent before', async () => {
  const { server, user, inDialog } = await saveNewEmail()
  await inDialog.findByText('k•••@example.com')
  const code = latestCode(server, EMAIL)
  await user.click(inDialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(NEW_EMAIL)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  const again = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await user.click(await again.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(code)
  await user.keyboard('{Enter}')

  await screen.findByRole('heading', { name: 'Verification' })
})

test('when the OTP cannot be sent, the dialog says so and offers to send it again', async () => {
  const server = await signedInServer(EMAIL)
  moveOn(server.clock, 11 * MINUTE_MS)
  const { user } = await openApp('/profile', server)
  await user.click(await screen.findByRole('button', { name: 'Edit Mobile' }))
  await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '9876543210')
  const { sendMail } = server.services
  server.services.sendMail = async () => Promise.reject(new NotSentError('refused'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const inDialog = within(await screen.findByRole('dialog'))
  await inDialog.findByText('Failed to start verification. Please try again.')

  server.services.sendMail = sendMail
  await user.click(inDialog.getByRole('button', { name: 'Resend OTP' }))
  await inDialog.findByText('k•••@example.com')
})
