// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkout } from '../accesstype/testing.ts'
import { openApp } from '../testing.tsx'
import { passUntil, subscribedServer } from './testing.ts'

test('after a failed renewal the reader sees how long the paper stays open, and can pay', async () => {
  const server = await subscribedServer('month', '4000000000007072')
  await passUntil(server, '2026-12-16T12:00:00+05:30')
  const { user } = await openApp('/profile?tab=subscriptions', server)

  await screen.findByText(/We try again on 17 Dec 2026; the paper stays open until 20 Dec 2026/)
  screen.getByRole('button', { name: 'Cancel Renewal' })
  await user.click(screen.getByRole('link', { name: 'Pay Now' }))
  await screen.findByRole('heading', { name: 'Review & Pay', level: 1 })
  const proceed = await screen.findByRole('button', { name: 'Proceed To Pay' })
  await waitFor(() => expect(proceed.hasAttribute('disabled')).toBe(false))
  await user.click(proceed)
  await (await checkout()).payByCard('success')

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  const { db } = server.services
  const held = await db.selectFrom('subscription').select(['state', 'end_date']).execute()
  expect(held).toEqual([{ state: 'active', end_date: '2027-01-15' }])
})

test('after the last retry the reader sees until when they can pay', async () => {
  const server = await subscribedServer('month', '4000000000007072')
  await passUntil(server, '2026-12-18T12:00:00+05:30')
  await openApp('/profile?tab=subscriptions', server)

  await screen.findByText(/we do not try again. Pay by 20 Dec 2026 to go on reading/)
  expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(
    '/review?plan=month',
  )
})
