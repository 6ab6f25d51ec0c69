import type { StoredRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../../integrations/gateway/gateway.ts'

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
