import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { createSubscription, previewSubscription } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { payInSandbox } from '#contract/sandbox-gateway.ts'
import { passTimeUntil } from '#server/jobs/run-jobs.ts'
import { GOOD_CARD, purchaseOf, stockPlans, type TestPlan } from '#server/payments/testing.ts'
import { checkout } from '../accesstype/testing.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

export const EMAIL = 'kavya@example.com'

/** A server on which this browser is signed in with a plan that starts on 15 November 2026. */
export async function subscribedServer(plan: TestPlan, card = GOOD_CARD): Promise<TestServer> {
  const server = await signedInServer(EMAIL)
  await stockPlans(server.services.db)
  await buy(plan, 'standard', card)
  return server
}

export async function buy(
  plan: TestPlan,
  type: 'standard' | 'switch' = 'standard',
  number = GOOD_CARD,
): Promise<void> {
  const begun = await post(previewSubscription.path, purchaseOf(plan, type))
  const { attempt_token, external_reference_id: order_id } = begun
  const paid = order_id ? await post(payInSandbox.path, { method: 'card', order_id, number }) : {}
  await post(createSubscription.path, {
    attempt_token,
    payment_token: paid.razorpay_payment_id,
    payment_signature: paid.razorpay_signature,
  })
}

export function passUntil({ services, clock }: TestServer, time: string): Promise<void> {
  return passTimeUntil({ ...services, clock }, new Date(time))
}

async function post(path: string, body: object) {
  const response = await fetch(API_BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', rid: 'session' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

export async function openSubscriptionsTab(server: TestServer) {
  const app = await openApp('/profile?tab=subscriptions', server)
  await screen.findByRole('tab', { name: 'Subscriptions', selected: true })
  return app
}

/** Pays on the review screen and waits for the success screen. */
export async function payOnReview({ user }: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  const proceed = await screen.findByRole('button', { name: 'Proceed To Pay' })
  await waitFor(() => expect(proceed.hasAttribute('disabled')).toBe(false))
  await user.click(proceed)
  await (await checkout()).payByCard('success')
  await screen.findByRole('heading', { name: 'Payment Successful!' })
}
