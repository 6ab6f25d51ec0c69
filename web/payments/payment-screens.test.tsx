// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { passTimeUntil, runDueJobs } from '#server/jobs/run-jobs.ts'
import { checkout } from '../accesstype/testing.ts'
import { press, reviewPlan, shopOfReader, tracked } from '../plans/testing.ts'
import { openApp, type TestServer } from '../testing.tsx'

beforeEach(() => {
  window.dataLayer = []
})

async function openCheckout() {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  await app.user.click(await press('Proceed To Pay'))
  return { app, server, ...(await checkout()) }
}

async function payByLostCard() {
  const { app, server, payByCard, screen: dialog, user } = await openCheckout()
  await payByCard('callback-lost')
  return { app, server, closeCheckout: async () => user.click(await dialog.findByText('Close')) }
}

/** Simulates a network failure: calls reach the server if `isHeard`, but replies never arrive. */
function loseNetwork({ app }: TestServer, reachesServer: boolean): () => void {
  const real = app.request.bind(app)
  const lost = vi.spyOn(app, 'request').mockImplementation(async (...request) => {
    if (reachesServer) await real(...request)
    throw new TypeError('Failed to fetch')
  })
  return () => lost.mockRestore()
}

/** Simulates a page load, which also removes the checkout. */
function leavePage(app: Awaited<ReturnType<typeof openApp>>): void {
  app.unmount()
  for (const host of [...document.body.children]) if (host.shadowRoot) host.remove()
}

test('a payment whose answer was lost is looked up, and tracked by its payment id', async () => {
  const { closeCheckout } = await payByLostCard()

  await closeCheckout()

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  await waitFor(() =>
    expect(tracked('purchase')).toMatchObject([{ transaction_id: expect.stringMatching(/^pay_/) }]),
  )
  expect(tracked('payment_failed')).toEqual([])
})

test.each([
  ['a payment that the gateway took', true, 'Payment Successful!'],
  ['a payment that never reached the gateway', false, 'Payment Failed!'],
])(
  '%s when the network failed at Pay is detected when it returns',
  async (_which, reachesServer, end) => {
    const { server, payByCard } = await openCheckout()
    const restore = loseNetwork(server, reachesServer)
    await payByCard('success')
    await screen.findByRole('heading', { name: 'Confirming your payment' })
    screen.getByText(/not known yet whether your payment went through/)

    restore()

    await screen.findByRole('heading', { name: end })
    await waitFor(() => expect(tracked('purchase')).toHaveLength(reachesServer ? 1 : 0))
    expect(tracked('payment_failed')).toHaveLength(reachesServer ? 0 : 1)
  },
)

test('a payment that goes through after it failed is noticed on the failure screen', async () => {
  const { server, payByCard } = await openCheckout()
  await payByCard('fails-then-late-authorised')
  await screen.findByRole('heading', { name: 'Payment Failed!' })

  await passTimeUntil(
    { ...server.services, clock: server.clock },
    new Date('2026-11-15T14:00:00+05:30'),
  )

  await screen.findByRole('heading', { name: 'Payment Successful!' })
})

test('a page reloaded during a payment finds it completed', async () => {
  const { app, server } = await payByLostCard()
  const kept = { ...sessionStorage }
  leavePage(app)
  await runDueJobs(server.services)

  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  await openApp('/review', server)

  await screen.findByRole('heading', { name: 'Payment Successful!' })
  expect(window.location.pathname).toBe('/payment-success')
})

test('five seconds after success the front page greets the reader', async () => {
  const { app, server } = await payByLostCard()
  leavePage(app)
  await runDueJobs(server.services)
  const since = performance.now()
  await openApp('/payment-success', server)
  await screen.findByRole('heading', { name: 'Payment Successful!' })
  screen.getByText(/^Taking you to the paper in [1-5] sec$/)
  expect(document.querySelectorAll('[class*="confetti"] > i').length).toBeGreaterThan(20)

  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(performance.now() - since).toBeGreaterThan(4900)
  await screen.findByRole('dialog', { name: 'Please verify your information' })
})

test('without a payment the success screen redirects', async () => {
  await openApp('/payment-success', await shopOfReader())
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a retry without a plan redirects to the plans', async () => {
  const { user } = await openApp('/payment-failure', await shopOfReader())

  await user.click(await press('Retry Payment'))

  await screen.findByText('No plan selected. Redirecting to subscription page.')
  await screen.findByRole('heading', { name: 'Choose your plan' })
})
