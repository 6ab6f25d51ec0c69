import { paymentWith, type StoredPayment } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../../integrations/gateway/gateway.ts'
import type { Services } from '../../services.ts'

/**
 * The refund at the gateway: a processed try, else a pending one, else the failure of the current try. Undefined
 * when it is safe to send the refund.
 */
export async function findAtGateway(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  refund: StoredRefund,
): Promise<GatewayRefund | undefined> {
  const payment = await paymentOf(db, refund)
  // The payment was made with another gateway, which can no longer be asked.
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
 * Our refund for one that the gateway reports: by the gateway's id, then by our key. A refund that an operator made in
 * the gateway's dashboard replaces a failed one of ours with the same amount.
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

/** Whether the reported failure belongs to an earlier try, which was counted before. */
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
