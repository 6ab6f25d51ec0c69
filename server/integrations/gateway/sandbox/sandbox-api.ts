import {
  insertSandboxOrder,
  type SandboxOrder,
  sandboxOrdersOf,
} from '#store/sandbox-gateway/orders.ts'
import { sandboxPayment, sandboxPaymentsOf } from '#store/sandbox-gateway/payments.ts'
import { sandboxRefundById, sandboxRefundsOf } from '#store/sandbox-gateway/refunds.ts'
import type { OrderRequest, RazorpayApi } from '../razorpay-api.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { capturePayment } from './capture.ts'
import { disputedPayment } from './disputes.ts'
import { disputeEntity, orderEntity, paymentEntity, refundEntity, tokenEntity } from './entities.ts'
import { debitToken, deleteToken, tokenOf } from './mandates.ts'
import { customerIdOf, newId } from './new-id.ts'
import { refundPayment } from './refund.ts'

/** As Razorpay: one rupee, one dollar. */
const LEAST_CENTS = 100

/** Answers Razorpay's calls without Razorpay. */
export function sandboxApi(bank: Bank): RazorpayApi {
  const { db, clock } = bank
  return {
    createCustomer: async (customer) => ({
      id: customerIdOf(customer),
      entity: 'customer',
      ...customer,
    }),
    createOrder: async (order) => {
      if (order.amount < LEAST_CENTS) {
        throw refuse('Order amount less than minimum amount allowed')
      }
      const row = orderRow(order, clock.now())
      await insertSandboxOrder(db, row)
      return orderEntity(row)
    },
    ordersOf: async (receipt) => list((await sandboxOrdersOf(db, receipt)).map(orderEntity)),
    paymentsOf: async (orderId) => {
      const now = clock.now()
      const payments = await sandboxPaymentsOf(db, orderId)
      return list(payments.map((payment) => paymentEntity(payment, now)))
    },
    payment: async (id) => {
      const payment = await sandboxPayment(db, id)
      if (!payment) throw refuse(NO_SUCH_ID)
      return paymentEntity(payment, clock.now())
    },
    capture: async (id, amount) =>
      paymentEntity(await capturePayment(bank, id, amount), clock.now()),
    refund: async (id, refund) => refundEntity(await refundPayment(bank, id, refund), clock.now()),
    refundsOf: async (id) => {
      const now = clock.now()
      return list((await sandboxRefundsOf(db, id)).map((refund) => refundEntity(refund, now)))
    },
    refundById: async (id) => {
      const refund = await sandboxRefundById(db, id)
      if (!refund) throw refuse(NO_SUCH_ID)
      return refundEntity(refund, clock.now())
    },
    dispute: async (id) => disputeEntity(await disputedPayment(bank, id), clock.now()),
    debit: async (debit) => ({ razorpay_payment_id: (await debitToken(bank, debit)).id }),
    token: async (customerId, tokenId) =>
      tokenEntity(await tokenOf(bank, customerId, tokenId), clock.now()),
    deleteToken: async (customerId, tokenId) => {
      await deleteToken(bank, customerId, tokenId)
      return { deleted: true }
    },
  }
}

function orderRow(order: OrderRequest, now: Date): SandboxOrder {
  return {
    id: newId('order'),
    receipt: order.receipt,
    amount_cents: order.amount,
    currency: order.currency,
    notes: JSON.stringify(order.notes),
    customer_id: order.customer_id ?? null,
    max_amount_cents: order.token?.max_amount ?? null,
    created_at: now.getTime(),
  }
}

function list(items: object[]) {
  return { entity: 'collection', count: items.length, items }
}
