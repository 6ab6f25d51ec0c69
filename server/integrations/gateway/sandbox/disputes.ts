import { type SandboxPaymentRow, sandboxPayment } from '#store/sandbox-gateway/payments.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { AFTER_MS } from './outcomes.ts'

/** The payment that a dispute is about, once the dispute is open. */
export async function disputedPayment(
  { db, clock }: Bank,
  disputeId: string,
): Promise<SandboxPaymentRow> {
  const payment = await sandboxPayment(db, disputeId.replace('disp_', 'pay_'))
  const isDisputed = payment?.outcome === 'dispute' && payment.state === 'captured'
  const openedAt = isDisputed
    ? payment.created_at + AFTER_MS.disputeOpened
    : Number.POSITIVE_INFINITY
  if (!payment || clock.now().getTime() < openedAt) throw refuse(NO_SUCH_ID)
  return payment
}
