import { z } from 'zod'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/jobs.ts'
import { activeMandate, saveMandate, setMandateState } from '#store/payments/mandates.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import type { CapturedPayment } from '../ledger/ledger.ts'

const CANCEL_JOB = 'cancel-mandate'

/** Keeps the mandate that came with a payment; null without one. */
export async function mandateFrom(
  tx: Database,
  { mandate, attempt, subscription, now }: CapturedPayment,
): Promise<string | null> {
  if (!mandate || !subscription.recurring) return null
  return saveMandate(tx, {
    reader_id: subscription.reader_id,
    provider: attempt.provider,
    provider_customer_id: mandate.customerId,
    provider_token_id: mandate.tokenId,
    max_amount_cents: subscription.price_cents,
    currency: subscription.price_currency,
    created_at: now.getTime(),
  })
}

/** Schedules the cancellation of a mandate at the gateway. */
export async function scheduleMandateCancellation(
  tx: Database,
  id: string | null,
  now: Date,
): Promise<void> {
  if (id === null) return
  const payload = { mandateId: id }
  await addJob(tx, { kind: CANCEL_JOB, key: id, payload, runAt: now, now })
}

/** Cancels the mandate of a payment that bought nothing, unless the reader's plan uses it. */
export async function cancelUnusedMandate(
  tx: Database,
  paid: CapturedPayment,
  live: StoredSubscription | undefined,
): Promise<void> {
  if (paid.attempt.purpose === 'renewal') return
  const id = await mandateFrom(tx, paid)
  if (id !== live?.mandate_id) await scheduleMandateCancellation(tx, id, paid.now)
}

const Payload = z.object({ mandateId: z.string() })

export const mandateJobs: JobHandlers = {
  [CANCEL_JOB]: async ({ db, gateway }, payload) => {
    const { mandateId } = Payload.parse(payload)
    const mandate = await activeMandate(db, mandateId)
    if (!mandate) return
    const { provider_customer_id: customerId, provider_token_id: tokenId } = mandate
    await gateway.cancelMandate({ customerId, tokenId })
    await setMandateState(db, mandateId, 'cancelled')
  },
}
