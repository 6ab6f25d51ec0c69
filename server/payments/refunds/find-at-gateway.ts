import { paymentWith, type StoredPayment } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../../integrations/gateway/gateway.ts'
import type { Services } from '../../services.ts'
import { isOfEarlierTry, matchRefund } from './refund-tries.ts'

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
