import { SECOND_MS } from '#contract/durations.ts'
import type { Customer, GatewayOrder, NewOrder } from './gateway.ts'
import type { CustomerRequest, OrderRequest, RazorpayApi } from './razorpay-api.ts'
import { CustomerEntity, OrderEntity } from './razorpay-entities.ts'

export async function createOrder(api: RazorpayApi, order: NewOrder): Promise<GatewayOrder> {
  const { amountCents, currency, receipt, mandate } = order
  const asked = { amount: amountCents, currency, receipt, payment_capture: true } as const
  if (!mandate) {
    const notes = notesWith(order, order.customerId)
    return orderMade(await api.createOrder({ ...asked, notes }), order.customerId)
  }
  const customer = await api.createCustomer(customerRequest(mandate.customer))
  const { id } = CustomerEntity.parse(customer)
  const request = { ...asked, notes: notesWith(order, id), ...mandateRequest(mandate, id) }
  return orderMade(await api.createOrder(request), id)
}

/** The customer is noted, so that whoever finds the order again knows whose it is. */
function notesWith({ notes }: NewOrder, customerId: string | undefined) {
  return customerId ? { ...notes, customer_id: customerId } : notes
}

function orderMade(answer: unknown, customerId: string | undefined): GatewayOrder {
  return { orderId: OrderEntity.parse(answer).id, customerId }
}

type MandateRequest = Required<Pick<OrderRequest, 'customer_id' | 'method' | 'token'>>

function mandateRequest(
  { maxAmountCents, expiresAt }: NonNullable<NewOrder['mandate']>,
  customerId: string,
): MandateRequest {
  return {
    customer_id: customerId,
    method: 'card',
    token: {
      max_amount: maxAmountCents,
      expire_at: Math.floor(expiresAt.getTime() / SECOND_MS),
      frequency: 'as_presented',
    },
  }
}

const NAME_TAKEN = /^[\w .'()]{3,50}$/
const EMAIL_MAX_LENGTH = 64

/** Razorpay refuses a name in Kannada and a long address; it needs neither. */
function customerRequest({ name, email, mobile }: Customer): CustomerRequest {
  return {
    ...(NAME_TAKEN.test(name) && { name }),
    ...(email && email.length <= EMAIL_MAX_LENGTH && { email }),
    ...(mobile && { contact: mobile }),
  }
}
