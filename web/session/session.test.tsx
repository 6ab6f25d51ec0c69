// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getMe, updateMe } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '#server/testing.ts'
import { writeCookie } from '#test-support/cookie-jar.ts'
import { call } from '../api/call.ts'
import { openApp, signedInServer } from '../testing.tsx'
import { currentSession } from './session.ts'
import { signOut } from './sign-out.ts'

const EMAIL = 'reader@example.com'
const LOST = new TypeError('Failed to fetch')

/** Opens the app as a signed-in reader, with a value in every storage key. */
async function openAsReader(path = '/profile') {
  const app = await openApp(path, await signedInServer(EMAIL))
  await waitFor(() => expect(localStorage.getItem('jwt_token')).toMatch(/^ey/))
  localStorage.setItem('preferredEditionId', '2')
  localStorage.setItem('fontSize', '18')
  for (const key of ['user_paid_status', 'isSubscribed', 'ArchivalAccess', 'selectedPlan']) {
    sessionStorage.setItem(key, 'kept')
  }
  return app
}

/** The stored keys, without the sign-in library's clock difference. */
const storedKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((key) => !key.startsWith('__st_'))
    .sort()

test('a visitor sees a link to the login, a reader a link to the profile', async () => {
  const { unmount } = await openApp('/search')
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/auth')
  unmount()

  await openApp('/search', await signedInServer(EMAIL))
  await screen.findByRole('link', { name: 'My Profile' })
})

test('logging out removes everything stored but the text size and the language', async () => {
  const { user } = await openAsReader()

  await user.click(await screen.findByRole('button', { name: 'Logout' }))

  await screen.findByRole('link', { name: 'Log in' })
  await waitFor(() => expect(storedKeys()).toEqual(['fontSize', 'language']))
})

test('when the server cannot be reached, the reader sees that they are still logged in', async () => {
  const { server, user } = await openAsReader()
  await screen.findByText(/Logged in as/)
  vi.spyOn(server.app, 'request').mockRejectedValue(LOST)

  await user.click(screen.getByRole('button', { name: 'Logout' }))

  await screen.findByText('You are still logged in: the server could not be reached.')
  expect(currentSession().kind).toBe('signed-in')
})

test('a network failure during a session refresh does not sign the reader out', async () => {
  const { server } = await openAsReader()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 20 * MINUTE_MS))
  const real = server.app.request
  const spy = vi.spyOn(server.app, 'request').mockImplementation(async (...args) => {
    if (args[0] instanceof Request && args[0].url.endsWith('/session/refresh')) throw LOST
    return real(...args)
  })

  await expect(call(getMe, { headers: {} })).rejects.toMatchObject({ code: 'unavailable' })
  expect(currentSession().kind).toBe('signed-in')

  spy.mockRestore()
  expect((await call(getMe, { headers: {} })).userData.emails).toEqual([EMAIL])
})

test('a session that was ended elsewhere makes the reader a visitor', async () => {
  const { server } = await openAsReader()
  await server.services.db.deleteFrom('session').execute()
  server.clock.moveTo(new Date(server.clock.now().getTime() + 20 * MINUTE_MS))

  await expect(call(getMe, { headers: {} })).rejects.toBeInstanceOf(CallError)

  await screen.findByRole('link', { name: 'Log in' })
  expect(localStorage.getItem('jwt_token')).toBeNull()
})

test('a reader whose session was ended elsewhere changes nothing, and is asked to log in', async () => {
  const { server } = await openAsReader()
  await server.services.db.deleteFrom('session').execute()

  const renaming = call(updateMe, { headers: {}, body: { first_name: 'Kavya' } })

  await expect(renaming).rejects.toMatchObject({ code: 'login-required' })
  await screen.findByRole('link', { name: 'Log in' })
})

test('a reader whose session was ended elsewhere can still sign out here', async () => {
  const { server } = await openAsReader()
  await server.services.db.deleteFrom('session').execute()

  expect(await signOut()).toBe('signed-out')
})

test('signing out in another tab signs out here', async () => {
  await openAsReader()
  await screen.findByText(/Logged in as/)

  writeCookie('sFrontToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  new BroadcastChannel('session').postMessage('changed')

  await screen.findByRole('link', { name: 'Log in' })
  await waitFor(() => expect(storedKeys()).toEqual(['fontSize', 'language']))
})

test('a suspended tab checks the session when it is shown again', async () => {
  await openAsReader()
  await screen.findByText(/Logged in as/)

  writeCookie('sFrontToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  window.dispatchEvent(new Event('focus'))

  await screen.findByRole('link', { name: 'Log in' })
})

test('a session is restored when only its script-readable cookies were deleted', async () => {
  const server = await signedInServer(EMAIL)
  for (const name of ['sFrontToken', 'st-last-access-token-update']) {
    writeCookie(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`)
  }
  await openApp('/profile', server)

  await screen.findByText(`Logged in as ${EMAIL}`)
})

test('without a session the Accesstype token is not stored', async () => {
  localStorage.setItem('jwt_token', 'of someone before')
  await openApp('/search', await createTestServer())

  await screen.findByRole('link', { name: 'Log in' })
  await waitFor(() => expect(localStorage.getItem('jwt_token')).toBeNull())
})

test('signing out twice is not an error', async () => {
  await openAsReader()
  expect(await signOut()).toBe('signed-out')
  expect(await signOut()).toBe('signed-out')
})
