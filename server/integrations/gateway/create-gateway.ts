import { SECOND_MS } from '#contract/durations.ts'
import {
  type Customer,
  type Gateway,
  type GatewayOrder,
  type GatewayPayment,
  GatewayRefusal,
  GatewaySilence,
  type Mandate,
  type NewDebit,
  type NewOrder,
} from './gateway.ts'
import {
  CustomerEntity,
  type CustomerRequest,
  DebitReply,
  DisputeEntity,
  listOf,
  OrderEntity,
  type OrderRequest,
  PaymentEntity,
  type RazorpayApi,
  RefundEntity,
  TokenEntity,
} from './razorpay-api.ts'
import { readEvent, toDispute, toOrder, toPayment, toRefund } from './read-event.ts'
import { callbackText, isSignature } from './signature.ts'

interface Account {
  name: Gateway['name']
  keyId: string
  keySecret: string | Uint8Array
  webhookSecret: string | Uint8Array
}

/** A gateway on an implementation of Razorpay's API: Razorpay itself, or the sandbox. */
export function createGateway(api: RazorpayApi, account: Account): Gateway {
  const fetchPayment = async (id: string) => toPayment(PaymentEntity.parse(await api.payment(id)))
  return {
    name: account.name,
    keyId: account.keyId,
    readEvent,
    isEventSigned: (body, signature) => isSignature(account.webhookSecret, body, signature),
    isCallbackSigned: ({ signature, ...callback }) =>
      isSignature(account.keySecret, callbackText(callback), signature),

    createOrder: (order) => createOrder(api, order),
    findOrder: async (receipt) => {
      const { items } = listOf(OrderEntity).parse(await api.ordersOf(receipt))
      return items[0] && toOrder(items[0])
    },

    fetchPayment,
    paymentsOf: async (orderId) => {
      const { items } = listOf(PaymentEntity).parse(await api.paymentsOf(orderId))
      return items.map(toPayment)
    },
    capture: async ({ paymentId, amountCents, currency }) => {
      try {
        return toPayment(PaymentEntity.parse(await api.capture(paymentId, amountCents, currency)))
      } catch (error) {
        // Another process may have captured it in the meantime.
        const payment = error instanceof GatewayRefusal && (await fetchPayment(paymentId))
        if (payment && payment.state === 'captured') return payment
        throw error
      }
    },

    refund: async ({ paymentId, amountCents, key }) => {
      const refund = { amount: amountCents, receipt: key }
      return toRefund(RefundEntity.parse(await api.refund(paymentId, refund)))
    },
    refundsOf: async (paymentId) => {
      const { items } = listOf(RefundEntity).parse(await api.refundsOf(paymentId))
      return items.map(toRefund)
    },
    fetchRefund: async (id) => toRefund(RefundEntity.parse(await api.refundById(id))),
    fetchDispute: async (id) => toDispute(DisputeEntity.parse(await api.dispute(id))),

    debit: (debit) => makeDebit(api, debit),
    cancelMandate: (mandate) => cancelMandate(api, mandate),
    isMandateActive: (mandate) => isMandateActive(api, mandate),
  }
}

async function createOrder(api: RazorpayApi, order: NewOrder): Promise<GatewayOrder> {
  const { amountCents, currency, receipt, mandate } = order
  const fields = { amount: amountCents, currency, receipt, payment_capture: true } as const
  if (!mandate) {
    const notes = notesWith(order, order.customerId)
    return toNewOrder(await api.createOrder({ ...fields, notes }), order.customerId)
  }
  const customer = await api.createCustomer(customerRequest(mandate.customer))
  const { id } = CustomerEntity.parse(customer)
  const request = { ...fields, notes: notesWith(order, id), ...mandateRequest(mandate, id) }
  return toNewOrder(await api.createOrder(request), id)
}

/** The notes contain the customer, so that `findOrder` can return it. */
function notesWith({ notes }: NewOrder, customerId: string | undefined) {
  return customerId ? { ...notes, customer_id: customerId } : notes
}

function toNewOrder(answer: unknown, customerId: string | undefined): GatewayOrder {
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

const ACCEPTED_NAME = /^[\w .'()]{3,50}$/
const EMAIL_MAX_LENGTH = 64

/** Razorpay refuses names in Kannada and long addresses. Both are optional. */
function customerRequest({ name, email, mobile }: Customer): CustomerRequest {
  return {
    ...(ACCEPTED_NAME.test(name) && { name }),
    ...(email && email.length <= EMAIL_MAX_LENGTH && { email }),
    ...(mobile && { contact: mobile }),
  }
}

async function makeDebit(api: RazorpayApi, debit: NewDebit): Promise<GatewayPayment> {
  const reply = await api.debit({
    amount: debit.amountCents,
    currency: debit.currency,
    order_id: debit.orderId,
    customer_id: debit.mandate.customerId,
    token: debit.mandate.tokenId,
    recurring: true,
    email: debit.customer.email,
    contact: debit.customer.mobile,
    notes: debit.notes,
  })
  const { razorpay_payment_id: id } = DebitReply.parse(reply)
  try {
    return toPayment(PaymentEntity.parse(await api.payment(id)))
  } catch (error) {
    // The debit was made. A refusal of this request must not count as a refusal of the debit.
    throw error instanceof GatewayRefusal ? new GatewaySilence(error.message) : error
  }
}

/** Succeeds also if the mandate is already revoked or gone. */
async function cancelMandate(api: RazorpayApi, mandate: Mandate): Promise<void> {
  try {
    await api.deleteToken(mandate.customerId, mandate.tokenId)
  } catch (error) {
    if (!(error instanceof GatewayRefusal) || (await isMandateActive(api, mandate))) throw error
  }
}

async function isMandateActive(
  api: RazorpayApi,
  { customerId, tokenId }: Mandate,
): Promise<boolean> {
  try {
    const token = TokenEntity.parse(await api.token(customerId, tokenId))
    const status = token.recurring_details?.status
    return status !== 'cancelled' && status !== 'rejected'
  } catch (error) {
    if (error instanceof GatewayRefusal) return false
    throw error
  }
}
