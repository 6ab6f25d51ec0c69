// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { markAsRead } from '../reading-places/device-places.ts'
import { openApp } from '../testing.tsx'

const SUBSCRIBER = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
} as const

test('the stories of an issue stand under the names of their pages, and filters are in the address', async () => {
  const server = await serverWithIssues(SUBSCRIBER)
  const { user } = await openApp('/stories?date=2026-11-15&edition_No=4', server)

  const front = await screen.findByRole('region', { name: 'Front Page' })
  within(front).getByRole('heading', { level: 3, name: 'Title of p1-lead' })
  act(() => markAsRead({ date: IssueDate.parse('2026-11-15'), edition: 4 }, 'p1-lead'))
  within(front).getByText('read')
  screen.getByText('1 of 2 stories · 1 min left')

  await user.click(screen.getByRole('radio', { name: 'Unread' }))

  expect(screen.queryByText('Title of p1-lead')).toBeNull()
  expect(window.location.search).toContain('show=unread')
  const link = screen.getByRole('link', { name: 'Title of p2-lead' })
  await user.click(link)
  await screen.findByText(/Text of p2-lead|p2-lead/)
  expect(window.location.pathname).toBe('/article/p2-lead')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await screen.findByRole('radio', { name: 'Unread', checked: true })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Title of p2-lead'))
})

test('a visitor is told how many pages are for subscribers', async () => {
  await openApp('/stories', await serverWithIssues({ kind: 'visitor' }))

  await screen.findByRole('link', { name: 'Title of p1-lead' })
  screen.getByText('1 more page for subscribers.')
  expect(screen.queryByText('Title of p2-lead')).toBeNull()
})
