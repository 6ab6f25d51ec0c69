// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueKey } from '#server/issues/testing.ts'
import { publishArticles, serverToSearch } from '#server/search/testing.ts'
import { openDesk } from '../testing.tsx'

const RAIN = { id: 'rain', title: 'Rain in the hills', text: 'The reservoir is full.' }

async function serverWithArchive() {
  const server = await serverToSearch()
  await publishArticles(server.services, [[RAIN], [{ id: 'crop', text: 'No rain, no crop' }]])
  const older = { ...RAIN, id: 'older', title: 'Rain at last' }
  await publishArticles(server.services, [[older]], { key: issueKey('2026-11-10') })
  return server
}

test('a viewer searches the archive, narrows it by date and reads a text', async () => {
  const { user } = await openDesk('/archive', { server: await serverWithArchive(), role: 'viewer' })
  await user.type(await screen.findByRole('searchbox', { name: 'Words' }), 'rain')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('Articles: 3')
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first?.textContent).toContain('Rain in the hills')
  expect(first?.querySelector('mark')?.textContent).toBe('Rain')
  expect(within(first ?? document.body).getByText('The reservoir is full.')).toBeTruthy()

  await user.type(screen.getByLabelText('To'), '2026-11-12')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('Articles: 1')
  expect(screen.getByRole('link', { name: 'Rain at last' })).toBeTruthy()
  expect(window.location.search).toContain('to=2026-11-12')
  expect(screen.queryByRole('link', { name: 'Tokens for programs' })).toBeNull()
})

test('after a search by key the field keeps the focus, and Back restores its words', async () => {
  const { user } = await openDesk('/archive', { server: await serverWithArchive(), role: 'viewer' })
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Words' })
  await user.type(box, 'rain{Enter}')
  await screen.findByText('Articles: 3')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Words' }))

  await user.keyboard(' hills{Enter}')
  await screen.findByText('Articles: 1')
  window.history.back()
  await screen.findByText('Articles: 3')
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Words' }).value).toBe('rain')
})

test('nothing found is said, and a role for one edition is told why it cannot search', async () => {
  const server = await serverWithArchive()
  await openDesk('/archive?query=volcano', { server, role: 'viewer' })
  expect(await screen.findByText('No article has these words.')).toBeTruthy()
  const scope = [{ publisher: 'PV', edition: 4 }] as const
  await openDesk('/archive', { server, role: 'editor', scope: [...scope] })
  expect(await screen.findByText(/roles that cover a whole title/)).toBeTruthy()
})

test('an admin makes a token, sees it once, and revokes it', async () => {
  const { user } = await openDesk('/archive/tokens', { role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Make a token' }))
  await user.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'yearbook')
  await user.click(screen.getByRole('button', { name: 'Make the token' }))
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The new token' })
  expect(secret.value).toMatch(/^broadsheet_[\w-]{43}$/)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await screen.findByText('yearbook')
  expect(screen.queryByDisplayValue(/^broadsheet_/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke the token' }))
  await screen.findByText(/Revoked on/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull())
})
