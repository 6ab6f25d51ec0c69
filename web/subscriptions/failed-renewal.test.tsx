// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { openApp } from '../testing.tsx'
import { passUntil, subscribedServer } from './testing.ts'

test('after a failed renewal the reader is told how long the paper stays open', async () => {
  const server = await subscribedServer('month', '4000000000007072')
  await passUntil(server, '2026-12-16T12:00:00+05:30')
  await openApp('/profile?tab=subscriptions', server)

  await screen.findByText(/last payment did not go through.* until 20 Dec 2026/)
  screen.getByRole('button', { name: 'Cancel Renewal' })
})
