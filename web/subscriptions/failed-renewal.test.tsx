// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSubscriptionsTab, passUntil, payOnReview, subscribedServer } from './testing.ts'

test('after a failed renewal the reader sees how long the paper stays open, and can pay', async () => {
  const server = await subscribedServer('month', '4000000000007072')
  await passUntil(server, '2026-12-16T12:00:00+05:30')
  const app = await openSubscriptionsTab(server)

  await screen.findByText(/We try again on 17 Dec 2026; the paper stays open until 20 Dec 2026/)
  screen.getByRole('button', { name: 'Cancel Renewal' })
  await app.user.click(screen.getByRole('link', { name: 'Pay Now' }))
  await screen.findByRole('heading', { name: 'Review & Pay', level: 1 })
  await payOnReview(app)

  const { db } = server.services
  const subscriptions = await db.selectFrom('subscription').select(['state', 'end_date']).execute()
  expect(subscriptions).toEqual([{ state: 'active', end_date: '2027-01-15' }])
})

test('after the last retry the reader sees until when they can pay', async () => {
  const server = await subscribedServer('month', '4000000000007072')
  await passUntil(server, '2026-12-18T12:00:00+05:30')
  await openSubscriptionsTab(server)

  await screen.findByText(/we do not try again. Pay by 20 Dec 2026 to go on reading/)
  expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(
    '/review?plan=month',
  )
})
