import { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import { sandboxOrder } from '#store/sandbox-gateway/orders.ts'
import {
  endSandboxToken,
  type SandboxPaymentRow,
  type SandboxToken,
  sandboxToken,
} from '#store/sandbox-gateway/payments.ts'
import type { DebitRequest } from '../razorpay-api.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { hasEnded, tokenEntity } from './entities.ts'
import { deliveriesOf } from './events.ts'
import { courseOfDebit } from './outcomes.ts'
import { ALREADY_PAID, isPaid } from './pay.ts'
import { takePayment } from './take-payment.ts'

export async function debitToken(bank: Bank, debit: DebitRequest): Promise<SandboxPaymentRow> {
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
  const course = courseOfDebit(outcome)
  const failure = course.kind === 'failed' ? course.failure : undefined
  return takePayment(db, { order, method: 'card', outcome, failure, token, now })
}

export async function tokenOf(
  { db }: Bank,
  customerId: string,
  tokenId: string,
): Promise<SandboxToken> {
  const token = await sandboxToken(db, tokenId)
  if (token?.customer_id !== customerId) throw refuse(NO_SUCH_ID)
  return token
}

export async function deleteToken(bank: Bank, customerId: string, tokenId: string): Promise<void> {
  const { db, clock } = bank
  const now = clock.now()
  const token = await tokenOf(bank, customerId, tokenId)
  if (hasEnded(token, now)) throw refuse(NO_SUCH_ID)
  const about = { token: tokenEntity({ ...token, ends_at: now.getTime() }, now) }
  const cancelled = [{ event: 'token.cancelled', about, at: now }]
  await db.transaction().execute(async (tx) => {
    await endSandboxToken(tx, tokenId, now)
    await addSandboxDeliveries(tx, deliveriesOf(cancelled, SandboxOutcome.parse(token.outcome)))
  })
}
