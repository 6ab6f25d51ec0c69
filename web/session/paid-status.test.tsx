// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getEntitlement } from '#contract/entitlement.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { stockPlans } from '#server/payments/testing.ts'
import { buy } from '../subscriptions/testing.ts'
import { openApp, signedInServer } from '../testing.tsx'

const EMAIL = 'kavya@example.com'
const KEYS = ['user_paid_status', 'isSubscribed', 'ArchivalAccess']
const kept = () => KEYS.map((key) => sessionStorage.getItem(key))

test('a purchase in another tab opens the pages here without a reload', async () => {
  const server = await signedInServer(EMAIL, await serverWithIssues())
  await stockPlans(server.services.db)
  await openApp('/', server)
  await screen.findByRole('link', { name: 'Subscribe' })
  await waitFor(() => expect(kept()).toEqual(['not-paid', 'false', null]))
  await waitFor(() => expect(localStorage.getItem('jwt_token')).not.toBeNull())

  await buy('month')
  new BroadcastChannel('subscriptions').postMessage('changed')

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull())
  expect(kept()).toEqual(['paid', 'true', '-1'])
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('subscriptionData') ?? '{}')).toMatchObject({
      subscription_plan_id: 'month',
      active: true,
    }),
  )
})

test('without an answer the reader counts as unpaid', async () => {
  const server = await signedInServer(EMAIL)
  const real = server.app.request
  vi.spyOn(server.app, 'request').mockImplementation(async (...args) => {
    const isAsked = args[0] instanceof Request && args[0].url.includes(getEntitlement.path)
    return isAsked ? Response.json({}, { status: 500 }) : real(...args)
  })
  await openApp('/', server)

  await waitFor(() => expect(sessionStorage.getItem('user_paid_status')).toBe('unpaid'))
})
