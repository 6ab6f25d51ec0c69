import { paymentWith, type StoredPayment } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../../integrations/gateway/gateway.ts'
import type { Services } from '../../services.ts'

/**
 * What the gateway has of a refund: a try that it processed, else one that it still works on, else the failure of the
 * current try. Undefined when the gateway has nothing that would be repeated by sending the refund again.
 */
export async function findAtGateway(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  refund: StoredRefund,
): Promise<GatewayRefund | undefined> {
  const payment = await paymentOf(db, refund)
  // An account that was given up cannot be asked any more.
  if (payment.provider !== gateway.name) return undefined
  const known = await refundsOfPayment(db, refund.payment_id)
  const made = (await gateway.refundsOf(payment.provider_payment_id)).filter(
    (seen) => matchRefund(known, seen)?.id === refund.id,
  )
  return (
    made.find(({ state }) => state === 'processed') ??
    made.find(({ state }) => state === 'pending') ??
    made.find((seen) => !isOfEarlierTry(refund, seen))
  )
}

export async function paymentOf(db: Services['db'], refund: StoredRefund): Promise<StoredPayment> {
  const payment = await paymentWith(db, refund.payment_id)
  if (!payment) throw new Error(`There is no payment ${refund.payment_id}`)
  return payment
}

/** Idempotency key of the current try: the gateway answers the same key with the same refund. */
export function refundKey({ id, tries }: Pick<StoredRefund, 'id' | 'tries'>): string {
  return tries === 0 ? id : `${id}.${tries}`
}

/**
 * Which of the refunds of a payment the gateway speaks of: by the gateway's id, then by our key. A refund that somebody
 * made at the gateway itself stands for one of ours that failed, if the amounts are equal.
 */
export function matchRefund(
  known: readonly StoredRefund[],
  seen: GatewayRefund,
): StoredRefund | undefined {
  return (
    known.find(({ provider_refund_id }) => provider_refund_id === seen.refundId) ??
    known.find((refund) => isTryOf(refund, seen)) ??
    known.find((refund) => isReplacedBy(refund, seen))
  )
}

/** Whether a failure is known already: the refund has been sent again since, or is about to be. */
export function isOfEarlierTry(refund: StoredRefund, seen: GatewayRefund): boolean {
  if (isTryOf(refund, seen)) return seen.key !== refundKey(refund)
  return refund.state === 'failed' || refund.provider_refund_id !== seen.refundId
}

function isTryOf({ id }: StoredRefund, { key }: GatewayRefund): boolean {
  return key?.split('.')[0] === id
}

function isReplacedBy(refund: StoredRefund, { amountCents, state }: GatewayRefund): boolean {
  const hasFailed = refund.state === 'failed' || refund.manual_since !== null
  const isOpen = refund.state !== 'processed'
  return hasFailed && isOpen && state !== 'failed' && refund.amount_cents === amountCents
}
