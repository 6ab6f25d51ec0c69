import {
  cancelErasure as cancelErasureRoute,
  type Erasure,
  getErasure,
  requestErasure as requestErasureRoute,
} from '#contract/reader-data.ts'
import { mayExportOrDeleteData } from '#domain/recent-sign-in.ts'
import { erasureRequestOf } from '#store/reader-data/erasure-requests.ts'
import { runningSubscriptionsOf } from '#store/subscriptions.ts'
import { requireRecentSignIn } from '../auth/require-recent-sign-in.ts'
import type { App } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { serve } from '../http/serve.ts'
import { withPlanNames } from '../plans/plan-names.ts'
import type { Services } from '../services.ts'
import { cancelErasure, requestErasure } from './erasure.ts'

/** Readers request the erasure of their account, and can cancel it within a week. */
export function erasureRoutes(app: App, services: Services): void {
  serve(app, getErasure, ({ caller: { session } }) => erasureOf(services, session.readerId))

  serve(app, requestErasureRoute, async ({ body, caller, context }) => {
    await requireRecentSignIn(services, caller, mayExportOrDeleteData)
    const { readerId, handle } = caller.session
    const prefix = addressPrefix(context.get('clientAddress'))
    const by = { readerId, sessionHandle: handle, addressPrefix: prefix }
    await requestErasure(services, by, body)
    return erasureOf(services, readerId)
  })

  serve(app, cancelErasureRoute, async ({ caller, context }) => {
    const { readerId, handle } = caller.session
    const prefix = addressPrefix(context.get('clientAddress'))
    await cancelErasure(services, { readerId, sessionHandle: handle, addressPrefix: prefix })
    return erasureOf(services, readerId)
  })
}

async function erasureOf(services: Services, readerId: string): Promise<Erasure> {
  const { db } = services
  const request = await erasureRequestOf(db, readerId)
  const plans = await runningSubscriptionsOf(db, readerId)
  return {
    pending: request
      ? {
          reason: request.reason,
          timeRequested: request.requested_at,
          timeDue: request.due_at,
        }
      : null,
    plans: await withPlanNames(
      services,
      plans.map(({ plan_name, end_date }) => ({ plan_name, end_date })),
    ),
  }
}
