// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { decodeJwt, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { refreshSession } from '#contract/auth-sessions.ts'
import { subscribedServer } from '../subscriptions/testing.ts'
import { openApp, type TestServer } from '../testing.tsx'
import { callAccesstype } from './accesstype-as-reader.ts'

/** A subscriber on the profile, with the Accesstype token that the app has fetched. */
async function openAsSubscriber() {
  const server = await subscribedServer('month')
  await openApp('/profile?tab=subscriptions', server)
  await screen.findByRole('button', { name: 'Cancel Renewal' })
  await waitFor(() => expect(localStorage.getItem('jwt_token')).toMatch(/^ey/))
  const { id } = JSON.parse(sessionStorage.getItem('subscriptionData') ?? '')
  return { server, token: localStorage.getItem('jwt_token') ?? '', id }
}

function countRefreshes(server: TestServer) {
  const request = vi.spyOn(server.app, 'request')
  return () =>
    request.mock.calls.filter(
      ([asked]) => asked instanceof Request && asked.url.endsWith(refreshSession.path),
    ).length
}

test('a token of an earlier release is replaced, and the plan is cancelled', async () => {
  const { server, token, id } = await openAsSubscriber()
  const { sessionHandle: _session, ...claims } = decodeJwt(token)
  const older = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(server.services.secrets.key('accesstype'))
  localStorage.setItem('jwt_token', older)
  const refreshes = countRefreshes(server)

  const { subscription } = await callAccesstype((accesstype) => accesstype.cancelSubscription(id))

  expect(subscription.cancellable).toBe(false)
  expect(localStorage.getItem('jwt_token')).not.toBe(older)
  expect(refreshes()).toBe(0)
})

test('an expired token is replaced without a session refresh', async () => {
  const { server } = await openAsSubscriber()
  localStorage.setItem('jwt_token', 'run out')
  const refreshes = countRefreshes(server)

  const { subscriptions } = await callAccesstype((accesstype) => accesstype.getSubscriptions())

  expect(subscriptions).toHaveLength(1)
  expect(refreshes()).toBe(0)
})
