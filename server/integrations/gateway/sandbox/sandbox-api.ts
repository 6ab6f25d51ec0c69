import { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import {
  endSandboxToken,
  insertSandboxOrder,
  type SandboxOrder,
  type SandboxPaymentRow,
  type SandboxToken,
  sandboxOrder,
  sandboxOrdersOf,
  sandboxPayment,
  sandboxPaymentsOf,
  sandboxRefundById,
  sandboxRefundsOf,
  sandboxToken,
} from '#store/sandbox-gateway/payments.ts'
import type { DebitRequest, OrderRequest, RazorpayApi } from '../razorpay-api.ts'
import { type Bank, customerIdOf, NO_SUCH_ID, newId, refuse } from './bank.ts'
import {
  disputeEntity,
  hasEnded,
  orderEntity,
  paymentEntity,
  refundEntity,
  tokenEntity,
} from './entities.ts'
import { deliveriesOf } from './events.ts'
import { simulateDebit } from './outcomes.ts'
import { capturePayment, disputedPayment, refundPayment } from './refund.ts'
import { ALREADY_PAID, isPaid, takePayment } from './take-payment.ts'

/** Razorpay's minimum of an order: one rupee or one dollar. */
const MIN_CENTS = 100

/** Implements Razorpay's API on the sandbox's tables. */
export function sandboxApi(bank: Bank): RazorpayApi {
  const { db, clock } = bank
  return {
    createCustomer: async (customer) => ({
      id: customerIdOf(customer),
      entity: 'customer',
      ...customer,
    }),
    createOrder: async (order) => {
      if (order.amount < MIN_CENTS) {
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

async function debitToken(bank: Bank, debit: DebitRequest): Promise<SandboxPaymentRow> {
  const { db, clock } = bank
  const now = clock.now()
  const token = await tokenOf(bank, debit.customer_id, debit.token)
  const order = await sandboxOrder(db, debit.order_id)
  if (!order) throw refuse(NO_SUCH_ID)
  if (order.amount_cents !== debit.amount || order.currency !== debit.currency) {
    throw refuse("The amount is not the order's")
  }
  if (hasEnded(token, now)) throw refuse('The mandate was cancelled', 'mandate_cancelled')
  if (debit.amount > token.max_amount_cents) {
    throw refuse('The amount is more than the mandate allows', 'mandate_amount_exceeded')
  }
  if (await isPaid(bank, order.id)) throw ALREADY_PAID
  const outcome = SandboxOutcome.parse(token.outcome)
  const simulated = simulateDebit(outcome)
  const failure = simulated.kind === 'failed' ? simulated.failure : undefined
  return takePayment(db, { order, method: 'card', outcome, failure, token, now })
}

async function tokenOf({ db }: Bank, customerId: string, tokenId: string): Promise<SandboxToken> {
  const token = await sandboxToken(db, tokenId)
  if (token?.customer_id !== customerId) throw refuse(NO_SUCH_ID)
  return token
}

async function deleteToken(bank: Bank, customerId: string, tokenId: string): Promise<void> {
  const { db, clock } = bank
  const now = clock.now()
  const token = await tokenOf(bank, customerId, tokenId)
  if (hasEnded(token, now)) throw refuse(NO_SUCH_ID)
  const entities = { token: tokenEntity({ ...token, ends_at: now.getTime() }, now) }
  const cancelled = [{ event: 'token.cancelled', entities, at: now }]
  await db.transaction().execute(async (tx) => {
    await endSandboxToken(tx, tokenId, now)
    await addSandboxDeliveries(tx, deliveriesOf(cancelled, SandboxOutcome.parse(token.outcome)))
  })
}
