import { createSubscription, previewSubscription, quoteSubscription } from '#contract/payments.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { answerOnce } from './checkout/answer-once.ts'
import { finishPurchase } from './checkout/finish.ts'
import { previewPurchase } from './checkout/preview.ts'
import { quotePurchase } from './checkout/quote.ts'
import { refundRoutes } from './refunds/refund-routes.ts'
import { webhookRoutes } from './webhooks/webhook.ts'

export function paymentRoutes(app: App, services: Services): void {
  serve(app, quoteSubscription, ({ query: { plan_id }, caller: { session } }) =>
    quotePurchase(services, session.readerId, plan_id),
  )

  serve(app, previewSubscription, ({ body, headers, caller: { session } }) => {
    const { readerId } = session
    const key = headers['idempotency-key']
    return answerOnce(services, { route: previewSubscription, readerId, key, body }, () =>
      previewPurchase(services, readerId, body),
    )
  })

  serve(app, createSubscription, ({ body, headers, caller: { session } }) => {
    const { readerId } = session
    const key = headers['idempotency-key']
    return answerOnce(services, { route: createSubscription, readerId, key, body }, () =>
      finishPurchase(services, readerId, body),
    )
  })

  refundRoutes(app, services)
  webhookRoutes(app, services)
}
