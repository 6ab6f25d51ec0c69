import { attemptWith } from '#store/payments/attempts.ts'
import { mandateOfToken } from '#store/payments/mandates.ts'
import { paymentOfGateway } from '#store/payments/payments.ts'
import type { GatewayEvent } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { attemptPaid } from './settle.ts'

/** Whose data an event holds, so that it is found when the reader asks for it or is erased. */
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
