import { cancelSubscription, keepSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { cancelRenewal, keepRenewal } from './cancel.ts'
import { describeSubscription } from './describe-subscription.ts'
import { subscriptionsOf } from './list.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  serve(app, listSubscriptions, async ({ caller: { session } }) => {
    const all = await subscriptionsOf(services, session.readerId)
    return {
      subscriptions: await Promise.all(all.map((one) => describeSubscription(services, one))),
    }
  })

  serve(app, cancelSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    const cancelled = await cancelRenewal(services, one)
    return { subscription: await describeSubscription(services, cancelled) }
  })

  serve(app, keepSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    const kept = await keepRenewal(services, one)
    return { subscription: await describeSubscription(services, kept) }
  })
}
