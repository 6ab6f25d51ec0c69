import { mandateOfToken } from '#store/payments/mandates.ts'
import { hasReached } from '#store/payments/payments.ts'
import { type GatewayEvent, GatewayRefusal } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'

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
