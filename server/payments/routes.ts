import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#contract/durations.ts'
import { createSubscription, previewSubscription, quoteSubscription } from '#contract/payments.ts'
import { listRefunds, type Refund, type RefundProgress } from '#contract/refunds.ts'
import type { Route, RouteReply } from '#contract/route.ts'
import { releaseKey, saveAnswer, takeKey } from '#store/payments/idempotency.ts'
import { type NamedRefund, refundsOf, type StoredRefund } from '#store/payments/refunds.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { withPlanNames } from '../plans/plan-names.ts'
import type { Services } from '../services.ts'
import { finishPurchase } from './checkout/finish.ts'
import { previewPurchase, quotePurchase } from './checkout/preview.ts'
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

function refundRoutes(app: App, services: Services): void {
  const { db, config, clock } = services
  serve(app, listRefunds, async ({ caller: { session } }) => {
    const refunds = await refundsOf(db, session.readerId, config.publisher)
    const shown = refunds.map((refund) => toRefund(refund, clock.now()))
    return { refunds: await withPlanNames(services, shown) }
  })
}

/** A refund that needed an operator, or is past its due day, shows as delayed until it is paid. */
function progressOf({ state, manual_since, due_at }: StoredRefund, now: Date): RefundProgress {
  if (state === 'processed') return 'processed'
  const isDelayed = manual_since !== null || now.getTime() > due_at
  return state === 'failed' || state === 'manual' || isDelayed ? 'delayed' : state
}

function bankTransferOf({ transferred_on: on, transfer_reference: reference }: StoredRefund) {
  return on !== null && reference !== null ? { on, reference } : null
}

function toRefund(stored: NamedRefund, now: Date): Refund {
  return {
    id: stored.id,
    plan_name: stored.plan_name,
    is_unused_part: stored.reason === 'upgrade',
    amount_cents: stored.amount_cents,
    currency: stored.currency,
    progress: progressOf(stored, now),
    requested_at: isoTime(stored.requested_at),
    due_at: isoTime(stored.due_at),
    processed_at: stored.processed_at === null ? null : isoTime(stored.processed_at),
    bank_transfer: bankTransferOf(stored),
  }
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}

/** A request that has no answer after this time is stale: its server died. */
const STALE_MS = MINUTE_MS

interface KeyedRequest<R extends Route> {
  route: R
  readerId: string
  /** The caller's idempotency key. Without one, every request is answered separately. */
  key: string | undefined
  body: unknown
}

/** Runs a request once for each idempotency key, and repeats its answer. */
async function answerOnce<R extends Route>(
  { db, clock }: Services,
  { route, readerId, key, body }: KeyedRequest<R>,
  answer: () => Promise<RouteReply<R>>,
): Promise<RouteReply<R>> {
  if (key === undefined) return answer()
  const request = {
    readerId,
    key: `${route.method} ${route.path} ${key}`,
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
  }
  const state = await takeKey(db, request, { now: clock.now(), staleMs: STALE_MS })
  switch (state.kind) {
    case 'answered':
      return route.reply.parse(state.response) as RouteReply<R>
    case 'in-flight':
      throw new ProblemError('request-in-flight')
    case 'other-request':
      throw new ProblemError('idempotency-mismatch')
    case 'first':
      return answerFirst()
  }

  async function answerFirst(): Promise<RouteReply<R>> {
    try {
      const reply = await answer()
      await saveAnswer(db, request, reply)
      return reply
    } catch (error) {
      await releaseKey(db, request)
      throw error
    }
  }
}
