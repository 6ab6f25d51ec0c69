import { attemptWith } from '#store/payments/attempts.ts'
import { mandateOfToken } from '#store/payments/mandates.ts'
import { hasReached, paymentOfGateway } from '#store/payments/payments.ts'
import { refundsOfPayment } from '#store/payments/refunds.ts'
import {
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefusal,
} from '../../integrations/gateway/gateway.ts'
import type { Services } from '../../services.ts'
import { attemptPaid } from '../settle.ts'

/**
 * The event as the gateway's API reports it. Undefined when the API does not know the entity, or
 * reports a state that the event is ahead of: the webhook secret alone must not move money.
 */
export async function confirmEvent(
  services: Services,
  event: GatewayEvent,
): Promise<GatewayEvent | undefined> {
  try {
    return await lookUp(services, event)
  } catch (error) {
    if (error instanceof GatewayRefusal) return undefined
    throw error
  }
}

async function lookUp(
  { db, gateway }: Services,
  event: GatewayEvent,
): Promise<GatewayEvent | undefined> {
  switch (event.kind) {
    case 'payment': {
      const payment = await gateway.fetchPayment(event.payment.paymentId)
      return hasReached(payment.state, event.payment.state) ? { ...event, payment } : undefined
    }
    case 'refund': {
      const refund = await gateway.fetchRefund(event.refund.refundId)
      const isBehind = refund.state === 'pending' && event.refund.state !== 'pending'
      return isBehind ? undefined : { ...event, refund }
    }
    case 'mandate-revoked': {
      const mandate = await mandateOfToken(db, gateway.name, event.tokenId)
      if (!mandate) return undefined
      const { provider_customer_id: customerId, provider_token_id: tokenId } = mandate
      const isActive = await gateway.isMandateActive({ customerId, tokenId })
      return isActive ? undefined : event
    }
    case 'dispute-lost': {
      const dispute = await gateway.fetchDispute(event.dispute.disputeId)
      return dispute.isLost ? { ...event, dispute } : undefined
    }
  }
}

/** False when the event is booked already, or is about nothing of ours: no call to the gateway is needed. */
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

/** A settled payment is unsettled again if the event brings its mandate late. */
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
  // The gateway may also pay a refund that a bank transfer has paid.
  const mayBeOverpaid = known?.transferred_on !== null && known?.overpaid_at === null
  return refunds !== undefined && (known?.state !== 'processed' || mayBeOverpaid)
}

async function knownRefunds({ db, gateway }: Services, paymentId: string) {
  const payment = await paymentOfGateway(db, gateway.name, paymentId)
  return payment && refundsOfPayment(db, payment.id)
}

/** The reader whom an event is about, for data export and erasure. */
export async function readerOfEvent(
  services: Pick<Services, 'db' | 'gateway'>,
  event: GatewayEvent,
): Promise<string | undefined> {
  const { db, gateway } = services
  switch (event.kind) {
    case 'payment':
      return (await attemptPaid(db, gateway.name, event.payment))?.reader_id
    case 'refund':
      return payerOf(services, event.refund.paymentId)
    case 'dispute-lost':
      return payerOf(services, event.dispute.paymentId)
    case 'mandate-revoked':
      return (await mandateOfToken(db, gateway.name, event.tokenId))?.reader_id
  }
}

async function payerOf(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  providerPaymentId: string,
): Promise<string | undefined> {
  const payment = await paymentOfGateway(db, gateway.name, providerPaymentId)
  return payment && (await attemptWith(db, payment.attempt_id))?.reader_id
}
