import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { paymentWith } from '#store/payments/payments.ts'
import { refundWith, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import { Postponed } from '../jobs/postponed.ts'
import { type GatewayRefund, GatewayRefusal } from '../outside/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { noteRefund } from './note-refund.ts'
import { REFUND_JOB } from './refunds.ts'

const Payload = z.object({ refundId: z.string() })

/** After so many refusals a person must look at it. */
const MOST_TRIES = 4
const LOOK_AGAIN_MS = DAY_MS

export const refundJobs: JobHandlers = {
  [REFUND_JOB]: async (services, payload) => {
    const { refundId } = Payload.parse(payload)
    const refund = await refundWith(services.db, refundId)
    if (!refund || refund.state === 'processed' || refund.state === 'manual') return
    if (isHopeless(refund, services.clock.now())) return leaveToPerson(services, refund)
    const seen =
      refund.state === 'submitted' ? await lookFor(services, refund) : await send(services, refund)
    if (seen) await noteRefund(services, seen)
    await comeBack(services, refundId)
  },
}

async function send(services: Services, refund: StoredRefund): Promise<GatewayRefund | undefined> {
  const { db, gateway } = services
  const paymentId = await providerPaymentId(services, refund)
  try {
    return await gateway.refund({
      paymentId,
      amountCents: refund.amount_cents,
      key: refundKey(refund),
    })
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    await updateRefund(db, refund, { state: 'failed', tries: refund.tries + 1 })
    return undefined
  }
}

/** A refund that failed is asked for anew, under another key. */
function refundKey({ id, tries }: StoredRefund): string {
  return tries === 0 ? id : `${id}.${tries}`
}

async function lookFor(
  services: Services,
  refund: StoredRefund,
): Promise<GatewayRefund | undefined> {
  const made = await services.gateway.refundsOf(await providerPaymentId(services, refund))
  return made.find(({ refundId }) => refundId === refund.provider_refund_id)
}

function isHopeless({ state, tries, due_at }: StoredRefund, now: Date): boolean {
  return state === 'failed' ? tries >= MOST_TRIES : now.getTime() > due_at
}

async function leaveToPerson({ db, log }: Services, refund: StoredRefund): Promise<void> {
  await updateRefund(db, refund, { state: 'manual' })
  log('error', 'refund needs a person', { error: refund.id })
}

async function comeBack({ db, clock }: Services, refundId: string): Promise<void> {
  const refund = await refundWith(db, refundId)
  if (!refund || refund.state === 'processed') return
  const next = new Date(clock.now().getTime() + LOOK_AGAIN_MS)
  throw new Postponed(next, `the refund is ${refund.state}`)
}

async function providerPaymentId({ db }: Services, refund: StoredRefund): Promise<string> {
  const payment = await paymentWith(db, refund.payment_id)
  if (!payment) throw new Error(`There is no payment ${refund.payment_id}`)
  return payment.provider_payment_id
}
