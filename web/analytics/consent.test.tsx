// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { openApp } from '../testing.tsx'

const trackedEvents = () => (window.dataLayer ?? []).map((entry) => 'event' in entry && entry.event)
const container = () => document.querySelector('script[src*="googletagmanager"]')

beforeEach(() => {
  window.dataLayer = []
  container()?.remove()
})

test('without a tag manager nothing is asked or loaded, and events stay in the page', async () => {
  await openApp('/faqs')

  await waitFor(() => expect(trackedEvents()).toContain('page_view'))
  expect(window.dataLayer).toContainEqual({
    event: 'page_view',
    currency: 'INR',
    logged_in_status: false,
    subscription_status: 'not_subscribed',
    current_plan_tier: 'free',
    page_path: '/faqs',
    page_title: expect.any(String),
  })
  expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull()
  expect(container()).toBeNull()
})

test('nothing is tracked or loaded before consent or after a refusal', async () => {
  const { user } = await openApp('/faqs', await createTestServer({ GTM_ID: 'GTM-TEST123' }))
  await screen.findByRole('region', { name: 'Your privacy' })
  expect(trackedEvents()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Do Not Allow' }))

  expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull()
  expect([trackedEvents(), container()]).toEqual([[], null])
})

test('after consent the tag manager is loaded and events are sent', async () => {
  const { user } = await openApp('/faqs', await createTestServer({ GTM_ID: 'GTM-TEST123' }))

  await user.click(await screen.findByRole('button', { name: 'Allow' }))

  await waitFor(() => expect(trackedEvents()).toEqual(['gtm.js', 'page_view']))
  expect(container()?.getAttribute('src')).toContain('id=GTM-TEST123')
})

test('Global Privacy Control counts as a refusal', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await openApp('/faqs', await createTestServer({ GTM_ID: 'GTM-TEST123' }))

  await screen.findByRole('heading', { level: 1 })
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull()
  expect(trackedEvents()).toEqual([])
})
