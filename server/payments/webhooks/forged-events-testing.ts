import { randomUUID } from 'node:crypto'
import { receiveGatewayEvent } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { signatureOf } from '../../integrations/gateway/signature.ts'
import type { Shop } from '../testing.ts'

/** Posts an event of the attacker's own making, signed with the stolen webhook secret. */
export async function postForgedEvent(
  { app, services }: Shop,
  event: string,
  entities: Record<string, object>,
): Promise<number> {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  )
  const body = JSON.stringify({ entity: 'event', event, payload })
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signatureOf(services.secrets.key('sandbox-webhooks'), body),
    'x-razorpay-event-id': randomUUID(),
  }
  const { path } = receiveGatewayEvent
  return (await app.request(API_BASE + path, { method: 'POST', headers, body })).status
}

export function forgedPayment(orderId: string | null, more: object = {}): object {
  return {
    id: 'pay_Forged00000001',
    order_id: orderId,
    amount: 29900,
    currency: 'INR',
    status: 'captured',
    notes: {},
    ...more,
  }
}
