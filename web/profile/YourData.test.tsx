// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { moveOn } from '#server/auth/code-testing.ts'
import { latestCode } from '#server/auth/testing.ts'
import { subscribedServer } from '../subscriptions/testing.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const EMAIL = 'kavya@example.com'

async function openData(existing?: TestServer) {
  const server = existing ?? (await signedInServer(EMAIL))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:none'
  })
  // happy-dom follows the link instead of saving what it leads to.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openApp('/profile', server)
  const part = within(await screen.findByRole('region', { name: 'Your data' }))
  return { server, user, part, files }
}

const requests = ({ services: { db } }: TestServer) =>
  db.selectFrom('erasure_request').selectAll().execute()

async function openDialog({ user, part }: Awaited<ReturnType<typeof openData>>) {
  await user.click(await part.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  return { dialog, confirm: () => dialog.getByRole('button', { name: 'Delete my account' }) }
}

test('readers download their data as JSON and as a page', async () => {
  const { user, part, files } = await openData()
  await user.click(part.getByRole('button', { name: 'Download as JSON' }))
  await waitFor(() => expect(files).toHaveLength(1))
  await user.click(part.getByRole('button', { name: 'Download to read' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const [json, page] = await Promise.all(files.map((file) => file.text()))
  expect(JSON.parse(json ?? '')).toMatchObject({ login_method: [{ value: EMAIL }] })
  expect(page).toContain('<h2>Ways to log in</h2>')
})

test('a reader who signed in long ago confirms by an OTP before anything is downloaded', async () => {
  const server = await signedInServer(EMAIL)
  moveOn(server.clock, 11 * MINUTE_MS)
  const { user, part, files } = await openData(server)
  await user.click(part.getByRole('button', { name: 'Download as JSON' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await user.click(await dialog.findByRole('textbox', { name: 'Digit 1 of 6' }))
  expect(files).toEqual([])
  await user.paste(latestCode(server, EMAIL))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(files).toHaveLength(1))
})

test('an account deletion can be requested and cancelled', async () => {
  const opened = await openData()
  const { user, server } = opened
  const { confirm } = await openDialog(opened)
  await user.click(confirm())

  await screen.findByText('Your account will be deleted on 22 Nov 2026')
  expect(await requests(server)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))

  await screen.findByText('Your account stays.')
  await screen.findByRole('button', { name: 'Delete my account' })
  expect(await requests(server)).toEqual([])
})

test('giving up a plan needs an explicit confirmation', async () => {
  const opened = await openData(await subscribedServer('month'))
  const { user, server } = opened
  const { dialog, confirm } = await openDialog(opened)
  dialog.getByText('Plan month, paid until 15 Dec 2026')
  await user.click(confirm())
  dialog.getByText('An account with a plan is deleted only if you give the plan up.')
  expect(await requests(server)).toEqual([])

  await user.click(dialog.getByRole('checkbox'))
  await user.click(confirm())

  await screen.findByText('Your account will be deleted on 22 Nov 2026')
  const { state } = await server.services.db
    .selectFrom('subscription')
    .select('state')
    .executeTakeFirstOrThrow()
  expect(state).toBe('cancel_at_period_end')
})
