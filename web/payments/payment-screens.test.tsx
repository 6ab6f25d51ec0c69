// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { press, reviewPlan, shopOfReader, tracked } from '../plans/testing.ts'
import { checkout } from '../provider/testing.ts'
import { openApp } from '../testing.tsx'

beforeEach(() => {
  window.dataLayer = []
})

async function payByLostCard() {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  await app.user.click(await press('Proceed To Pay'))
  const { payByCard, screen: dialog, user } = await checkout()
  await payByCard('callback-lost')
  return { app, server, closeCheckout: async () => user.click(await dialog.findByText('Close')) }
}

/** As when the page is loaded afresh; the checkout is gone with it. */
function leavePage(app: Awaited<ReturnType<typeof openApp>>): void {
  app.unmount()
  for (const host of [...document.body.children]) if (host.shadowRoot) host.remove()
}

test('a payment whose answer was lost is noticed on the failure screen', async () => {
  const { server, closeCheckout } = await payByLostCard()
  await closeCheckout()
  await screen.findByRole('heading', { name: 'Payment Failed!' })

  await runDueJobs(server.services)

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  await waitFor(() => expect(tracked('purchase')).toHaveLength(1))
})

test('a page loaded afresh in the middle of a payment finds it done', async () => {
  const { app, server } = await payByLostCard()
  const kept = { ...sessionStorage }
  leavePage(app)
  await runDueJobs(server.services)

  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  await openApp('/review', server)

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  expect(window.location.pathname).toBe('/payment-success')
})

test('a payment that nobody confirmed yet is waited for, and heals itself', async () => {
  const { app, server } = await payByLostCard()
  leavePage(app)

  await openApp('/payment-success', server)
  await screen.findByRole('heading', { name: 'Confirming your payment' })
  await runDueJobs(server.services)

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  await waitFor(() => expect(tracked('purchase')).toHaveLength(1))
})

test('five seconds after success the front page greets the reader', async () => {
  const { app, server } = await payByLostCard()
  leavePage(app)
  await runDueJobs(server.services)
  const since = performance.now()
  await openApp('/payment-success', server)
  await screen.findByText(/^Taking you to the paper in \d sec$/)
  expect(document.querySelectorAll('[class*="confetti"] > i').length).toBeGreaterThan(20)

  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(performance.now() - since).toBeGreaterThan(4900)
  await screen.findByRole('dialog', { name: 'Please verify your information' })
})

test('nobody who has paid nothing sees a success', async () => {
  await openApp('/payment-success', await shopOfReader())
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a retry without a plan leads to the plans', async () => {
  const { user } = await openApp('/payment-failure', await shopOfReader())

  await user.click(await press('Retry Payment'))

  await screen.findByText('No plan selected. Redirecting to subscription page.')
  await screen.findByRole('heading', { name: 'Choose your plan' })
})
