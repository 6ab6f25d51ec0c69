import { z } from 'zod'
import type { Database } from '#store/database.ts'
import { addJob } from '#store/payments/jobs.ts'
import { activeMandate, saveMandate, setMandateState } from '#store/payments/mandates.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import type { Paid } from '../payments/book-payment.ts'

const CANCEL_JOB = 'cancel-mandate'

/** The leave to debit again that came with a payment, if it did. */
export async function mandateFrom(
  tx: Database,
  { mandate, attempt, subscription, now }: Paid,
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

/** Gives the leave back; nothing is debited by it any more. */
export async function giveBackMandate(tx: Database, id: string | null, now: Date): Promise<void> {
  if (id === null) return
  const payload = { mandateId: id }
  await addJob(tx, { kind: CANCEL_JOB, key: id, payload, runAt: now, now })
}

/** A payment that bought nothing may have brought a leave of its own; that of the plan held stays. */
export async function giveBackUnused(
  tx: Database,
  paid: Paid,
  held: StoredSubscription | undefined,
): Promise<void> {
  if (paid.attempt.purpose === 'renewal') return
  const id = await mandateFrom(tx, paid)
  if (id !== held?.mandate_id) await giveBackMandate(tx, id, paid.now)
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
