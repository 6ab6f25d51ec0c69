// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { offerPlans, openApp, signedInServer, tellInformation } from '../testing.tsx'

const START = new Date('2026-11-15T12:00:00+05:30').getTime()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Navigates without a page load, which would empty the cache. */
async function show(path: string, heading: string | RegExp) {
  window.history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { level: 1, name: heading })
}

const HOME = { path: '/', heading: /^Bengaluru City/ }
const PROFILE = { path: '/profile', heading: 'My Profile' }
const PLANS = { path: '/subscribe', heading: 'Choose your plan' }
const SAVED = { path: '/saved-articles', heading: 'Saved Articles' }

test.each([
  ['epaper data', 60, HOME, '/epaper/data'],
  ['the edition list', 60, PROFILE, '/epaper/editions'],
  ['preferences', 30, PROFILE, '/users/preferences'],
  ['the discount banner', 1, PLANS, '/discount-banner'],
  ['the saved list', 5, SAVED, '/user/saved-articles'],
  ['plans', 5, PLANS, '/subscription_groups'],
])('%s: fetched again once older than %i min', async (_what, minutes, { path, heading }, call) => {
  const server = await signedInServer('reader@example.com', await serverWithIssues())
  await offerPlans(server)
  await tellInformation(server)
  const requests = vi.spyOn(server.app, 'request')
  const callCount = () =>
    requests.mock.calls.filter(([one]) => one instanceof Request && one.url.includes(`/api${call}`))
      .length
  await openApp('/faqs', server)

  await show(path, heading)
  await waitFor(() => expect(callCount()).toBe(1))
  await show('/faqs', 'FAQs')
  vi.setSystemTime(START + minutes * MINUTE_MS - SECOND_MS)
  await show(path, heading)
  await show('/faqs', 'FAQs')
  expect(callCount()).toBe(1)

  vi.setSystemTime(START + minutes * MINUTE_MS + SECOND_MS)
  await show(path, heading)
  await waitFor(() => expect(callCount()).toBe(2))
})
