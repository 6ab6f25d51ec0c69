import { refreshSession } from '#contract/auth-sessions.ts'
import {
  createSubscription,
  type PurchasePreview,
  previewSubscription,
} from '#contract/payments.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { payInSandbox, type SandboxResult } from '#contract/sandbox-gateway.ts'
import { listSubscriptions, type Subscription } from '#contract/subscriptions.ts'
import type { Database } from '#store/database.ts'
import { type Browser, signIn } from '../auth/testing.ts'
import { passTimeUntil, runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'

export const GOOD_CARD = '4100280000001007'

export const PLANS = {
  light: { price_cents: 9900, price_currency: 'INR', duration_unit: 'month', recurring: 1 },
  month: { price_cents: 29900, price_currency: 'INR', duration_unit: 'month', recurring: 1 },
  year: { price_cents: 299900, price_currency: 'INR', duration_unit: 'year', recurring: 1 },
  once: { price_cents: 19900, price_currency: 'INR', duration_unit: 'month', recurring: 0 },
  dollars: { price_cents: 999, price_currency: 'USD', duration_unit: 'month', recurring: 1 },
} as const
export type TestPlan = keyof typeof PLANS

/** The real app with plans for sale, on the sandbox gateway. */
export async function openShop(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  const { services, clock } = server
  await stockPlans(services.db)
  return {
    ...server,
    run: () => runDueJobs(services),
    passUntil: (time: string) => passTimeUntil({ ...services, clock }, new Date(time)),
    member: async (contact = 'kavya@example.com') => {
      const { browser, reply } = await signIn(server, contact)
      return memberWith(refreshing(browser), reply.user.id)
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
export type Member = Awaited<ReturnType<Shop['member']>>

export async function stockPlans(db: Database, publisher: PublisherCode = 'PV'): Promise<void> {
  const group = { publisher, id: 'all', name: 'All' }
  const words = { description: '{"en":[],"kn":[]}', tagline: '{"en":"","kn":""}', badges: '[]' }
  await db
    .insertInto('plan_group')
    .values({ ...group, ...words, position: 0 })
    .execute()
  for (const [id, terms] of Object.entries(PLANS)) {
    const plan = { publisher, id, group_id: 'all', title: `Plan ${id}`, ...terms }
    const perks = { duration_length: 1, archival_access: -1, early_access: 0, mrp_cents: null }
    await db
      .insertInto('plan')
      .values({ ...plan, ...perks, position: 0, on_sale: 1 })
      .execute()
  }
}

/** Refreshes the access token, as the sign-in library does when it has expired. */
function refreshing(browser: Browser): Browser {
  return {
    ...browser,
    send: async (...request) => {
      const response = await browser.send(...request)
      if (response.status !== 401) return response
      const refreshed = await browser.send('POST', refreshSession.path)
      return refreshed.ok ? browser.send(...request) : response
    },
  }
}

/** A reader's actions in the browser. */
export function memberWith(browser: Browser, readerId: string) {
  const { path } = listSubscriptions
  async function subscriptions(): Promise<Subscription[]> {
    return (await (await browser.send('GET', path)).json()).subscriptions
  }
  const member = {
    browser,
    readerId,
    subscriptions,
    first: async () => (await subscriptions())[0],
    preview: (plan: TestPlan, type: 'standard' | 'switch' = 'standard', headers: object = {}) =>
      browser.send('POST', previewSubscription.path, purchaseOf(plan, type), headers),
    begin: async (plan: TestPlan, type: 'standard' | 'switch' = 'standard') => {
      const response = await member.preview(plan, type)
      if (!response.ok) throw new Error(`No preview: ${await response.text()}`)
      return (await response.json()) as PurchasePreview
    },
    pay: async (orderId: string | null, number = GOOD_CARD): Promise<SandboxResult> => {
      const body = { method: 'card', order_id: orderId, number }
      return (await browser.send('POST', payInSandbox.path, body)).json()
    },
    finish: (begun: PurchasePreview, paid?: SandboxResult, headers: object = {}) =>
      browser.send('POST', createSubscription.path, broughtBack(begun, paid), headers),
    cancel: (id: string) => browser.send('PUT', `${path}/${id}/cancel`),
    keep: (id: string) => browser.send('PUT', `${path}/${id}/keep`),
    /** The whole purchase, from the preview to the finished checkout. */
    buy: async (plan: TestPlan, type: 'standard' | 'switch' = 'standard', card = GOOD_CARD) => {
      const begun = await member.begin(plan, type)
      const paid = begun.checkout ? await member.pay(begun.external_reference_id, card) : undefined
      return member.finish(begun, paid)
    },
  }
  return member
}

export function purchaseOf(plan: TestPlan, type: 'standard' | 'switch') {
  const { price_cents, price_currency, recurring } = PLANS[plan]
  return {
    type,
    plan: { id: plan },
    payment: {
      payment_type: recurring ? 'razorpay_recurring' : 'razorpay',
      amount_cents: price_cents,
      amount_currency: price_currency,
    },
    assets: [],
    subscription: { auto_renew: true },
  }
}

function broughtBack({ attempt_token }: PurchasePreview, paid: SandboxResult | undefined) {
  if (paid?.status !== 'paid') return { attempt_token }
  return {
    attempt_token,
    payment_token: paid.razorpay_payment_id,
    payment_signature: paid.razorpay_signature,
  }
}
