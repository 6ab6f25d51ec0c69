// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inviteTestStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { openDesk } from '../testing.tsx'

test('the log names who did what, the newest first, and unfolds before and after', async () => {
  const server = await createTestServer()
  await inviteTestStaff(server, { name: 'Ravi Gowda', email: 'ravi@paper.example' })
  const { user } = await openDesk('/log', { server, role: 'admin' })
  const items = await screen.findAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(items[1]?.textContent).toMatch(/Ravi Gowda/)
  await user.click(screen.getAllByText('Details')[0] ?? document.body)
  expect(screen.getAllByText('After')[0]).toBeTruthy()
})
