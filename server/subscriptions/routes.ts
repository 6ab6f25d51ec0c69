import { cancelSubscription, keepSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { cancelRenewal, keepRenewal } from './cancel.ts'
import { subscriptionsOf } from './list.ts'
import { toSubscription } from './to-subscription.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  const { clock } = services

  serve(app, listSubscriptions, async ({ caller: { session } }) => {
    const held = await subscriptionsOf(services, session.readerId)
    return { subscriptions: held.map((one) => toSubscription(one, clock.now())) }
  })

  serve(app, cancelSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return { subscription: toSubscription(await cancelRenewal(services, one), clock.now()) }
  })

  serve(app, keepSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return { subscription: toSubscription(await keepRenewal(services, one), clock.now()) }
  })
}
