import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import { nextLook } from '#domain/reconciliation.ts'
import { attemptWith, type StoredAttempt, saveOrder } from '#store/payments/attempts.ts'
import type { GatewayPayment } from '../integrations/gateway/gateway.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import { Postponed } from '../jobs/postponed.ts'
import type { Services } from '../services.ts'
import { failDebit } from '../subscriptions/fail-debit.ts'
import { settleAndCapture } from './capture.ts'
import { RECONCILE_JOB } from './plan-reconciliation.ts'

const Payload = z.object({ attemptId: z.string() })

/** A debit that the gateway knows nothing of after this long was not made. */
const DEBIT_UNHEARD_MS = HOUR_MS

export const reconcileJobs: JobHandlers = {
  [RECONCILE_JOB]: async (services, payload) => {
    const { attemptId } = Payload.parse(payload)
    await lookUp(services, attemptId)
    const attempt = await attemptWith(services.db, attemptId)
    const next = attempt && nextTime(attempt, services.clock.now())
    if (next) throw new Postponed(next, `the attempt is ${attempt.state}`)
  },
}

/** A debit is made once; a checkout may be paid again, from another tab. */
function nextTime(attempt: StoredAttempt, now: Date): Date | undefined {
  const isKnown = attempt.state === 'paid' || attempt.state === 'failed'
  if (attempt.purpose === 'renewal' && isKnown) return undefined
  return nextLook(new Date(attempt.created_at), now)
}

/** Settles every payment that the gateway has for an attempt, and returns them; none when it cannot be asked. */
export async function lookUp(
  services: Services,
  attemptId: string,
): Promise<GatewayPayment[] | undefined> {
  const { db, gateway, clock } = services
  const attempt = await attemptWith(db, attemptId)
  if (!attempt || attempt.provider !== gateway.name) return undefined
  const orderId = await orderOf(services, attempt)
  const payments = orderId === undefined ? [] : await gateway.paymentsOf(orderId)
  for (const payment of payments) await settleAndCapture(services, payment)
  const age = clock.now().getTime() - attempt.created_at
  const isUnheard = payments.length === 0 && age >= DEBIT_UNHEARD_MS
  if (attempt.purpose === 'renewal' && attempt.state === 'unknown' && isUnheard) {
    await failDebit(services, attempt.id, 'NOT_MADE')
  }
  return payments
}

async function orderOf(
  { db, gateway }: Services,
  { id, provider_order_id }: StoredAttempt,
): Promise<string | undefined> {
  if (provider_order_id) return provider_order_id
  const order = await gateway.findOrder(id)
  return order && saveOrder(db, id, order.orderId)
}
