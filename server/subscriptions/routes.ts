import { cancelSubscription, keepSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { withPlanName, withPlanNames } from '../plans/plan-names.ts'
import type { Services } from '../services.ts'
import { cancelRenewal, keepRenewal } from './cancel.ts'
import { describeSubscription, subscriptionsOf } from './describe-subscription.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  const show = async (stored: StoredSubscription) => ({
    subscription: await withPlanName(services, await describeSubscription(services, stored)),
  })

  serve(app, listSubscriptions, async ({ caller: { session } }) => {
    const held = await subscriptionsOf(services, session.readerId)
    const shown = await Promise.all(held.map((one) => describeSubscription(services, one)))
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
