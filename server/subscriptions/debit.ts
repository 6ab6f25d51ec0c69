import { HOUR_MS } from '#contract/durations.ts'
import { NOTICE_MS } from '#domain/renewal.ts'
import { type StoredAttempt, saveOrder, updateAttempt } from '#store/payments/attempts.ts'
import { allDoneAt } from '#store/payments/jobs.ts'
import { GatewayRefusal, GatewaySilence } from '../integrations/gateway/gateway.ts'
import type { JobHandlers } from '../jobs/handlers.ts'
import { Postponed } from '../jobs/postponed.ts'
import { customerOf } from '../payments/customer.ts'
import { planReconciliation } from '../payments/plan-reconciliation.ts'
import { settlePayment } from '../payments/settle.ts'
import { MESSAGE_JOB, messageKeys } from '../reader-messages/reader-message.ts'
import type { Services } from '../services.ts'
import { renewalAttempt } from './debit-attempt.ts'
import { DEBIT_JOB, DebitJob } from './debit-job.ts'
import { failDebit } from './fail-debit.ts'
import { lockRenewing, type Renewing } from './renewing.ts'

/** Debits the next period: once, however often and by however many this is run. */
export const debitJobs: JobHandlers = {
  [DEBIT_JOB]: async (services, payload) => {
    const job = DebitJob.parse(payload)
    if (!(await isDue(services, job))) return
    await requireNotice(services, job.noticeKey)
    const begun = await begin(services, job)
    if (!begun) return
    const orderId = await orderFor(services, begun)
    if (!(await claim(services, job, begun.attempt))) return
    await debit(services, begun, orderId)
  },
}

interface Begun extends Renewing {
  attempt: StoredAttempt
}

async function isDue({ db }: Services, job: DebitJob): Promise<boolean> {
  return (await lockRenewing(db, job.subscriptionId, job.periods))?.plan.id === job.planId
}

async function requireNotice({ db, clock }: Services, noticeKey: string): Promise<void> {
  const sentAt = await allDoneAt(db, MESSAGE_JOB, messageKeys(noticeKey))
  const now = clock.now().getTime()
  if (!sentAt) throw new Postponed(new Date(now + HOUR_MS), 'the notice is not sent')
  const allowed = sentAt.getTime() + NOTICE_MS
  if (now < allowed) throw new Postponed(new Date(allowed), 'the notice is too recent')
}

function begin({ db, clock, gateway }: Services, job: DebitJob): Promise<Begun | undefined> {
  return db.transaction().execute(async (tx) => {
    const renewing = await lockRenewing(tx, job.subscriptionId, job.periods)
    if (renewing?.plan.id !== job.planId) return undefined
    const provider = gateway.name
    const attempt = await renewalAttempt(tx, renewing.plan, job.tried, provider, clock.now())
    return attempt.state === 'created' ? { ...renewing, attempt } : undefined
  })
}

async function orderFor({ db, gateway }: Services, { attempt, mandate }: Begun): Promise<string> {
  if (attempt.provider_order_id) return attempt.provider_order_id
  const order =
    (await gateway.findOrder(attempt.id)) ??
    (await gateway.createOrder({
      receipt: attempt.id,
      amountCents: attempt.amount_cents,
      currency: attempt.currency,
      notes: { attempt_token: attempt.token },
      mandate: undefined,
      customerId: mandate.provider_customer_id,
    }))
  return saveOrder(db, attempt.id, order.orderId)
}

/** From here on the debit may have been made: whoever comes second must not make it again. */
function claim({ db, clock }: Services, job: DebitJob, { id }: StoredAttempt): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const renewing = await lockRenewing(tx, job.subscriptionId, job.periods)
    if (renewing?.plan.id !== job.planId) return false
    const now = clock.now()
    if (!(await updateAttempt(tx, { id }, { state: 'unknown' }, 'created'))) return false
    await planReconciliation(tx, id, now)
    return true
  })
}

async function debit(services: Services, begun: Begun, orderId: string): Promise<void> {
  const { attempt, mandate } = begun
  try {
    const payment = await services.gateway.debit({
      mandate: { customerId: mandate.provider_customer_id, tokenId: mandate.provider_token_id },
      orderId,
      amountCents: attempt.amount_cents,
      currency: attempt.currency,
      notes: { attempt_token: attempt.token },
      customer: await customerOf(services.db, attempt.reader_id),
    })
    await settlePayment(services, payment)
  } catch (error) {
    if (error instanceof GatewayRefusal) return failDebit(services, attempt.id, error.failure.code)
    // Nobody knows what became of it; the reconciler finds out.
    if (!(error instanceof GatewaySilence)) throw error
  }
}
