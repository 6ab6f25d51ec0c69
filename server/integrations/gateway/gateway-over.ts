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
  Debited,
  DisputeEntity,
  listOf,
  OrderEntity,
  type OrderRequest,
  PaymentEntity,
  type RazorpayApi,
  RefundEntity,
  TokenEntity,
} from './razorpay-api.ts'
import { disputeIn, orderIn, paymentIn, readEvent, refundIn } from './read-event.ts'
import { callbackText, isSignature } from './signature.ts'

interface Account {
  name: Gateway['name']
  keyId: string
  keySecret: string | Uint8Array
  webhookSecret: string | Uint8Array
}

/** A gateway on anyone that answers Razorpay's calls: Razorpay itself, or the sandbox. */
export function gatewayOver(api: RazorpayApi, account: Account): Gateway {
  const fetchPayment = async (id: string) => paymentIn(PaymentEntity.parse(await api.payment(id)))
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
      return items[0] && orderIn(items[0])
    },

    fetchPayment,
    paymentsOf: async (orderId) => {
      const { items } = listOf(PaymentEntity).parse(await api.paymentsOf(orderId))
      return items.map(paymentIn)
    },
    capture: async ({ paymentId, amountCents, currency }) => {
      try {
        return paymentIn(PaymentEntity.parse(await api.capture(paymentId, amountCents, currency)))
      } catch (error) {
        // Somebody else may have been quicker: then it is captured all the same.
        const payment = error instanceof GatewayRefusal && (await fetchPayment(paymentId))
        if (payment && payment.state === 'captured') return payment
        throw error
      }
    },

    refund: async ({ paymentId, amountCents, key }) => {
      const refund = { amount: amountCents, receipt: key }
      return refundIn(RefundEntity.parse(await api.refund(paymentId, refund)))
    },
    refundsOf: async (paymentId) => {
      const { items } = listOf(RefundEntity).parse(await api.refundsOf(paymentId))
      return items.map(refundIn)
    },
    fetchRefund: async (id) => refundIn(RefundEntity.parse(await api.refundById(id))),
    fetchDispute: async (id) => disputeIn(DisputeEntity.parse(await api.dispute(id))),

    debit: (debit) => makeDebit(api, debit),
    cancelMandate: (mandate) => cancelMandate(api, mandate),
    isMandateActive: (mandate) => isMandateActive(api, mandate),
  }
}

async function createOrder(api: RazorpayApi, order: NewOrder): Promise<GatewayOrder> {
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

async function makeDebit(api: RazorpayApi, debit: NewDebit): Promise<GatewayPayment> {
  const debited = await api.debit({
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
  const { razorpay_payment_id: id } = Debited.parse(debited)
  try {
    return paymentIn(PaymentEntity.parse(await api.payment(id)))
  } catch (error) {
    // The debit itself was made: nobody may take this for a refusal of it.
    throw error instanceof GatewayRefusal ? new GatewaySilence(error.message) : error
  }
}

/** One that the reader revoked, or that is not there any more, is cancelled. */
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
