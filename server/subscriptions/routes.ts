import { cancelSubscription, keepSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { withPlanName, withPlanNames } from '../plan-names.ts'
import type { Services } from '../services.ts'
import { cancelRenewal, keepRenewal } from './cancel.ts'
import { subscriptionsOf } from './list.ts'
import { toSubscription } from './to-subscription.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  const { clock } = services
  const show = async (stored: StoredSubscription) => ({
    subscription: await withPlanName(services, toSubscription(stored, clock.now())),
  })

  serve(app, listSubscriptions, async ({ caller: { session } }) => {
    const held = await subscriptionsOf(services, session.readerId)
    const shown = held.map((one) => toSubscription(one, clock.now()))
    return { subscriptions: await withPlanNames(services, shown) }
  })

  serve(app, cancelSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return show(await cancelRenewal(services, one))
  })

  serve(app, keepSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return show(await keepRenewal(services, one))
  })
}
