import { z } from 'zod'
import type { Settlement } from '#domain/settlement.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { paymentWith } from '#store/payments/payments.ts'
import type { GatewayPayment } from '../../integrations/gateway/gateway.ts'
import type { JobHandlers } from '../../jobs/job-handler.ts'
import type { Services } from '../../services.ts'
import { CAPTURE_JOB, settlePayment } from './settle.ts'

/** Settles a payment, and takes the money at once when the bank only holds it ready. */
export async function settleAndCapture(
  services: Services,
  payment: GatewayPayment,
): Promise<Settlement> {
  const settled = await settlePayment(services, payment)
  return settled.kind === 'capture'
    ? settlePayment(services, await services.gateway.capture(payment))
    : settled
}

const Payload = z.object({ paymentId: z.string() })

export const captureJobs: JobHandlers = {
  [CAPTURE_JOB]: async (services, payload) => {
    const { db, gateway } = services
    const payment = await paymentWith(db, Payload.parse(payload).paymentId)
    const attempt = payment && (await attemptWith(db, payment.attempt_id))
    if (!attempt || payment.state !== 'authorised' || attempt.state === 'paid') return
    const captured = await gateway.capture({
      paymentId: payment.provider_payment_id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
    })
    await settlePayment(services, captured)
  },
}
