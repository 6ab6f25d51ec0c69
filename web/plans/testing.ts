import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { checkout } from '../accesstype/testing.ts'
import {
  offerPlans,
  type openApp,
  signedInServer,
  type TestServer,
  tellInformation,
} from '../testing.tsx'

export const EMAIL = 'kavya@example.com'

/** A server with the sample's plans and content. */
export async function openShop(): Promise<TestServer> {
  const server = await createTestServer()
  await offerPlans(server)
  await tellInformation(server)
  return server
}

export async function shopOfReader(): Promise<TestServer> {
  return signedInServer(EMAIL, await openShop())
}

export const press = (name: string | RegExp) => screen.findByRole('button', { name })

/** The card of a group, once the plans are there. */
export const card = async (title: string) =>
  within(await screen.findByRole('article', { name: title }))

export const path = () => window.location.pathname

/** The tracked events of one name. */
export const tracked = (event: string) =>
  (window.dataLayer ?? []).filter((one) => 'event' in one && one.event === event)

type App = Awaited<ReturnType<typeof openApp>>

/** From the plans to the review. */
export async function reviewPlan({ user }: App, title: string, period: 'Month' | 'Year') {
  const plan = await card(title)
  await user.click(plan.getByRole('radio', { name: new RegExp(`^${period}`) }))
  await user.click(plan.getByRole('button', { name: /^(Select|Change) Plan/ }))
  const bar = within(screen.getByRole('region', { name: 'Selected plan' }))
  await user.click(await bar.findByRole('button', { name: /^(Review & Pay|Change Plan)$/ }))
}

/** Buys a plan in the sandbox and waits for the success screen. */
export async function buyPlan(app: App, title: string, period: 'Month' | 'Year') {
  await reviewPlan(app, title, period)
  await waitFor(async () =>
    expect((await press('Proceed To Pay')).hasAttribute('disabled')).toBe(false),
  )
  await app.user.click(await press('Proceed To Pay'))
  await (await checkout()).payByCard('success')
  await screen.findByRole('heading', { name: 'Payment Successful!' })
}
