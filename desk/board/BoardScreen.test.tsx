// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { releaseOn } from '#domain/release-hours.ts'
import { serverAtNight, TONIGHT } from '#server/desk/board/testing.ts'
import { inviteTestStaff } from '#server/desk/testing.ts'
import { releaseIssue } from '#store/issues/release-issue.ts'
import { openDesk } from '../testing.tsx'

async function openBoard(role: 'editor' | 'viewer') {
  const server = await serverAtNight()
  return { ...(await openDesk('/', { server, role })), at: server.at }
}

const city = async () => {
  const name = await screen.findByRole('heading', { name: 'Bengaluru City' })
  const card = name.closest('li')
  if (!card) throw new Error('The edition is not in a list')
  return within(card)
}

test('the first screen is the board, which follows what an editor does', async () => {
  const { user } = await openBoard('editor')
  expect(await screen.findByText('All 2 pages are ready; early release is in 1 hour 30 minutes.'))
  await waitFor(() => expect(document.title).toBe('Night board · Desk'))

  await user.click((await city()).getByRole('button', { name: 'Hold' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Readers keep the issue before it, also after 06:30/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Hold' }))

  const held = 'The issue is held; readers keep the issue before it.'
  expect(await (await city()).findByText(held)).toBeTruthy()
  expect(await (await city()).findByRole('button', { name: 'End the hold' })).toBeTruthy()
  // Screen readers are told.
  expect(await screen.findByText(`Bengaluru City: ${held}`)).toBeTruthy()
})

test('a dialog that was opened before a change says who changed what, and does nothing', async () => {
  const { user, server } = await openBoard('editor')
  await user.click((await city()).getByRole('button', { name: 'Release now' }))
  const { services } = server
  const ravi = await inviteTestStaff(server, { email: 'ravi@paper.example', name: 'Ravi Gowda' })
  const [edition] = (await services.board.read()).editions
  const usual = releaseOn(TONIGHT.date, services.config.releaseHours)
  const by = { author: { actor: `staff:${ravi.id}`, from: {} }, at: services.clock.now() } as const
  const act = { kind: 'hold' } as const
  if (!edition) throw new Error('The board is empty')
  await releaseIssue(services.db, { key: TONIGHT, act, seen: edition.release, usual, by })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Release now' }))
  expect(await dialog.findByText('Ravi Gowda: held Bengaluru City, 16 November')).toBeTruthy()
})

test('a viewer sees the board and no actions; the title names what is late', async () => {
  const server = await serverAtNight()
  await server.at('06:00')
  await openDesk('/', { server, role: 'viewer' })
  // Nothing has arrived of the other edition.
  await waitFor(() => expect(document.title).toBe('(1) All pages late · Night board · Desk'))
  expect((await city()).queryByRole('button')).toBeNull()
})

test('the board of the day before shows its issue, which can be withdrawn', async () => {
  const { user } = await openBoard('editor')
  await screen.findByText(/^All 2 pages are ready/)
  await user.click(screen.getByRole('button', { name: 'The day before' }))
  expect(await screen.findByText('Sunday, 15 November 2026')).toBeTruthy()
  expect(await (await city()).findByRole('button', { name: 'Withdraw' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to tonight' }))
  await screen.findByText(/^All 2 pages are ready/)
})
