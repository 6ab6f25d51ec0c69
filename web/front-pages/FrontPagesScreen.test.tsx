// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { issueKey, publishTestIssue, serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

test('a visitor sees the month as front pages, and how the blurred ones can be opened', async () => {
  const user = userEvent.setup()
  const server = await serverWithIssues()
  await publishTestIssue(server.services, issueKey('2025-11-15'))
  await openApp('/archive', server)

  await screen.findByRole('heading', { name: 'November 2026' })
  const today = await screen.findByRole('link', { name: 'Sunday, 15 November 2026' })
  expect(today.getAttribute('href')).toBe('/?date=2026-11-15&edition_No=4')
  expect(screen.getByText('Blurred days are for subscribers.')).toBeTruthy()

  const earlier = await screen.findByRole('heading', { name: 'This day in earlier years' })
  const lastYear = within(earlier.parentElement as HTMLElement).getByRole('button')
  expect(lastYear.textContent).toContain('Saturday, 15 November 2025, Not in your plan')

  await user.click(screen.getByRole('button', { name: /^Saturday, 14 November 2026/ }))
  await screen.findByRole('dialog')
})

test('the timeline moves by keys, and the address names the month', async () => {
  const user = userEvent.setup()
  const server = await serverWithIssues()
  await openApp('/archive?month=2026-11', server)

  const timeline = await screen.findByRole('slider', { name: 'Month' })
  expect(timeline.getAttribute('aria-valuetext')).toBe('November 2026')
  timeline.focus()
  await user.keyboard('{PageDown}{ArrowRight}')

  await screen.findByRole('heading', { name: 'December 2025' })
  expect(window.location.search).toBe('?month=2025-12')
  await screen.findByText('No editions in this month')
})

test('without a network another month says so, shows no days of this one, and comes later', async () => {
  const server = await serverWithIssues()
  const { user } = await openApp('/archive?month=2026-11', server)
  const today = { name: 'Sunday, 15 November 2026' }
  await screen.findByRole('link', today)
  const broken = vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))

  screen.getByRole('slider', { name: 'Month' }).focus()
  await user.keyboard('{ArrowLeft}')
  await screen.findByText('You are offline')
  expect(screen.queryByRole('link', today)).toBeNull()

  broken.mockRestore()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('No editions in this month')
})
