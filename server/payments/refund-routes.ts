import { listRefunds, type Refund, type RefundProgress } from '#contract/refunds.ts'
import { type NamedRefund, refundsOf, type StoredRefund } from '#store/payments/refunds.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function refundRoutes(app: App, { db, config }: Services): void {
  serve(app, listRefunds, async ({ caller: { session } }) => {
    const refunds = await refundsOf(db, session.readerId, config.publisher)
    return { refunds: refunds.map(toRefund) }
  })
}

const PROGRESS: Record<StoredRefund['state'], RefundProgress> = {
  requested: 'requested',
  submitted: 'submitted',
  processed: 'processed',
  failed: 'delayed',
  manual: 'delayed',
}

function toRefund(stored: NamedRefund): Refund {
  return {
    id: stored.id,
    plan_name: stored.plan_name,
    is_unused_part: stored.reason === 'upgrade',
    amount_cents: stored.amount_cents,
    currency: stored.currency,
    progress: PROGRESS[stored.state],
    requested_at: isoTime(stored.requested_at),
    due_at: isoTime(stored.due_at),
    processed_at: stored.processed_at === null ? null : isoTime(stored.processed_at),
  }
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}
