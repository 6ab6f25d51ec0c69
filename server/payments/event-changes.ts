import { mandateOfToken } from '#store/payments/mandates.ts'
import { paymentOfGateway } from '#store/payments/payments.ts'
import { refundsOfPayment } from '#store/payments/refunds.ts'
import type {
  GatewayEvent,
  GatewayPayment,
  GatewayRefund,
} from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { attemptPaid } from './settle.ts'

/** False when our books already have the event, or have nothing that it is about: no call is needed. */
export async function mayChangeBooks(services: Services, event: GatewayEvent): Promise<boolean> {
  switch (event.kind) {
    case 'payment':
      return isUnsettled(services, event.payment)
    case 'refund':
      return isUnprocessed(services, event.refund)
    case 'mandate-revoked': {
      const { db, gateway } = services
      return (await mandateOfToken(db, gateway.name, event.tokenId))?.state === 'active'
    }
    case 'dispute-lost': {
      const refunds = await knownRefunds(services, event.dispute.paymentId)
      return refunds !== undefined && !refunds.some(({ reason }) => reason === 'dispute')
    }
  }
}

/** A mandate can arrive after the payment that it was given with was settled. */
async function isUnsettled(services: Services, payment: GatewayPayment): Promise<boolean> {
  const { db, gateway } = services
  const known = await paymentOfGateway(db, gateway.name, payment.paymentId)
  if (!known) return (await attemptPaid(db, gateway.name, payment)) !== undefined
  if (known.use === null) return true
  if (known.use === 'refund' || !payment.mandate) return false
  return (await mandateOfToken(db, gateway.name, payment.mandate.tokenId)) === undefined
}

async function isUnprocessed(
  services: Services,
  { paymentId, refundId }: GatewayRefund,
): Promise<boolean> {
  const refunds = await knownRefunds(services, paymentId)
  const known = refunds?.find(({ provider_refund_id }) => provider_refund_id === refundId)
  // What a bank transfer settled, the gateway may still pay as well.
  const mayBeOverpaid = known?.transferred_on !== null && known?.overpaid_at === null
  return refunds !== undefined && (known?.state !== 'processed' || mayBeOverpaid)
}

async function knownRefunds({ db, gateway }: Services, paymentId: string) {
  const payment = await paymentOfGateway(db, gateway.name, paymentId)
  return payment && refundsOfPayment(db, payment.id)
}
