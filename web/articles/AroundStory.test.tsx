// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const LEAD = '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0'

test('below an article, a reader opens stories on the subject and a word by month', async () => {
  const { user } = await openApp(LEAD, await serverWithIssues(subscriber))

  await user.click(await screen.findByText('Around this story'))

  await screen.findByRole('heading', { name: 'On the same subject' })
  const [timeline] = screen.getAllByRole('list').filter((list) => list.querySelector('time'))
  if (!timeline) throw new Error('There is no timeline')
  const dates = within(timeline).getAllByRole('time')
  expect(dates.map(({ textContent }) => textContent)).toEqual(['14 Nov 2026', '15 Nov 2026'])
  const earlier = within(timeline).getByRole('link', { name: 'Title of p2-lead' })
  expect(earlier.getAttribute('href')).toBe(
    '/article/p2-lead?date=2026-11-14&edition_No=4&pageNumber=1',
  )
  const month = await screen.findByRole('link', { name: /^November 2026: \d+ articles$/ })
  screen.getByText(/^Most in November 2026: \d+ articles$/)
  expect(month.getAttribute('href')).toMatch(/^\/search\?q=\w+&from=2026-11-01&to=2026-11-30$/)
})
