// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { subscribedServer } from '../subscriptions/testing.ts'
import { openApp } from '../testing.tsx'

test("a subscriber's first event in a new tab says that they are subscribed", async () => {
  window.dataLayer = []
  const server = await subscribedServer('month')
  window.sessionStorage.clear()
  await openApp('/faqs', server)

  await waitFor(() => expect(window.dataLayer).not.toEqual([]))
  expect(window.dataLayer).toMatchObject([
    { event: 'page_view', logged_in_status: true, subscription_status: 'subscribed' },
  ])
})
