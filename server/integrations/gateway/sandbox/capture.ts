import { SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { addSandboxDeliveries } from '#store/sandbox-gateway/deliveries.ts'
import {
  captureSandboxPayment,
  type SandboxPaymentRow,
  sandboxPayment,
} from '#store/sandbox-gateway/payments.ts'
import { type Bank, NO_SUCH_ID, refuse } from './bank.ts'
import { paymentEntity, statusOf } from './entities.ts'
import { deliveriesOf } from './events.ts'

export async function capturePayment(
  { db, clock }: Bank,
  id: string,
  amount: number,
): Promise<SandboxPaymentRow> {
  const now = clock.now()
  const before = await sandboxPayment(db, id)
  if (!before) throw refuse(NO_SUCH_ID)
  if (before.amount_cents !== amount) throw refuse('The amount is not what was authorised')
  if (statusOf(before, now) !== 'authorized')
    throw refuse('Only authorised payments can be captured')
  const payment = { ...before, state: 'captured', failure: null } as const
  const about = { payment: paymentEntity(payment, now) }
  const captured = [{ event: 'payment.captured', about, at: now }]
  await db.transaction().execute(async (tx) => {
    if (!(await captureSandboxPayment(tx, id))) throw refuse('The payment is captured already')
    await addSandboxDeliveries(tx, deliveriesOf(captured, SandboxOutcome.parse(payment.outcome)))
  })
  return payment
}
