import { createOrder } from './create-order.ts'
import { type Gateway, GatewayRefusal } from './gateway.ts'
import { cancelMandate, isMandateActive, makeDebit } from './mandates.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import {
  DisputeEntity,
  listOf,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
} from './razorpay-entities.ts'
import { disputeIn, orderIn, paymentIn, refundIn } from './read-entities.ts'
import { readEvent } from './read-event.ts'
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
