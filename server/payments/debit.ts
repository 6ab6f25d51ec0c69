import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '#contract/durations.ts'
import { NOTICE_MS } from '#domain/renewal.ts'
import type { Database } from '#store/database.ts'
import { allDoneAt } from '#store/jobs.ts'
import {
  attemptWithToken,
  insertAttempt,
  type StoredAttempt,
  updateAttempt,
} from '#store/payments/attempts.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { GatewayRefusal, GatewaySilence } from '../integrations/gateway/gateway.ts'
import { type JobHandlers, PostponeJob } from '../jobs/job-handler.ts'
import { NOTIFICATION_JOB, notificationKeys } from '../notifications/notification.ts'
import type { Services } from '../services.ts'
import { failDebit } from '../subscriptions/fail-debit.ts'
import { DEBIT_JOB, DebitJob, lockRenewal, type Renewal } from '../subscriptions/renewal.ts'
import { customerOf, orderForDebit, scheduleReconciliation } from './orders.ts'
import { settlePayment } from './settle.ts'

/** Debits the next period, exactly once even if the job runs twice or in parallel. */
export const debitJobs: JobHandlers = {
  [DEBIT_JOB]: async (services, payload) => {
    const job = DebitJob.parse(payload)
    if (!(await isDue(services, job))) return
    await requireNotice(services, job.noticeKey)
    const begun = await begin(services, job)
    if (!begun) return
    const orderId = await orderForDebit(services, begun.attempt, begun.mandate)
    if (!(await claim(services, job, begun.attempt))) return
    await debit(services, begun, orderId)
  },
}

interface DebitAttempt extends Renewal {
  attempt: StoredAttempt
}

async function isDue({ db }: Services, job: DebitJob): Promise<boolean> {
  return (await lockRenewal(db, job.subscriptionId, job.periods))?.plan.id === job.planId
}

async function requireNotice({ db, clock }: Services, noticeKey: string): Promise<void> {
  const sentAt = await allDoneAt(db, NOTIFICATION_JOB, notificationKeys(noticeKey))
  const now = clock.now().getTime()
  if (!sentAt) throw new PostponeJob(new Date(now + HOUR_MS), 'the notice is not sent')
  const allowed = sentAt.getTime() + NOTICE_MS
  if (now < allowed) throw new PostponeJob(new Date(allowed), 'the notice is too recent')
}

function begin({ db, clock, gateway }: Services, job: DebitJob): Promise<DebitAttempt | undefined> {
  return db.transaction().execute(async (tx) => {
    const renewal = await lockRenewal(tx, job.subscriptionId, job.periods)
    if (renewal?.plan.id !== job.planId) return undefined
    const provider = gateway.name
    const attempt = await renewalAttempt(tx, renewal.plan, job.tried, provider, clock.now())
    return attempt.state === 'created' ? { ...renewal, attempt } : undefined
  })
}

/** Marks the attempt `unknown` before the debit is sent, so that no other run sends it again. */
function claim({ db, clock }: Services, job: DebitJob, { id }: StoredAttempt): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const renewal = await lockRenewal(tx, job.subscriptionId, job.periods)
    if (renewal?.plan.id !== job.planId) return false
    const now = clock.now()
    if (!(await updateAttempt(tx, { id }, { state: 'unknown' }, 'created'))) return false
    await scheduleReconciliation(tx, id, now)
    return true
  })
}

async function debit(services: Services, begun: DebitAttempt, orderId: string): Promise<void> {
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
    // The outcome is unknown; reconciliation finds it.
    if (!(error instanceof GatewaySilence)) throw error
  }
}

/** One attempt for each try of each period. A second run finds the first one's attempt. */
async function renewalAttempt(
  tx: Database,
  { id, reader_id, publisher, periods, price_cents, price_currency }: StoredSubscription,
  tried: number,
  provider: string,
  now: Date,
): Promise<StoredAttempt> {
  const token = `renewal:${id}:${periods}:${tried}`
  await insertAttempt(tx, {
    id: randomUUID(),
    token,
    reader_id,
    publisher,
    purpose: 'renewal',
    subscription_id: id,
    period: periods,
    amount_cents: price_cents,
    currency: price_currency,
    refund_cents: 0,
    provider,
    provider_order_id: null,
    state: 'created',
    failure: null,
    created_at: now.getTime(),
    expires_at: now.getTime(),
    settled_at: null,
  })
  const attempt = await attemptWithToken(tx, token)
  if (!attempt) throw new Error(`No attempt ${token}`)
  return attempt
}
