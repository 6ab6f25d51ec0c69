// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inviteTestStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { openDesk } from '../testing.tsx'

test('an admin invites a colleague, who is then in the list', async () => {
  const { user, server } = await openDesk('/staff', { role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Meera Nair')
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'meera@paper.example')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'corrector')
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))

  const row = within(await screen.findByRole('row', { name: /Meera Nair/ }))
  expect(row.getByText('Corrector')).toBeTruthy()
  expect(row.getByText('Invited')).toBeTruthy()
  expect(server.inbox.messages('meera@paper.example')[0]?.text).toContain('/desk/invitation#')
})

test('an account that an admin closes can be opened again', async () => {
  const server = await createTestServer()
  await inviteTestStaff(server, { name: 'Ravi Gowda', email: 'ravi@paper.example' })
  const { user } = await openDesk('/staff', { server, role: 'admin' })
  const row = async () => within(await screen.findByRole('row', { name: /Ravi Gowda/ }))
  await user.click((await row()).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Close the account' }))
  await user.click(await screen.findByRole('button', { name: 'Open again' }))
  await waitFor(async () => expect((await row()).queryByText('Closed')).toBeNull())
})

test('the last admin keeps the role, and the desk says why', async () => {
  const { user } = await openDesk('/staff', { role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Change role' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'viewer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('At least one admin must remain.')).toBeTruthy()
})

test('a viewer is not offered the list of staff, and the server refuses it', async () => {
  await openDesk('/staff', { role: 'viewer' })
  expect(await screen.findByText('The list could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull()
})
