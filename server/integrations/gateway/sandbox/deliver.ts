import { PROBLEMS } from '#contract/problem.ts'
import {
  finishSandboxDelivery,
  nextSandboxDelivery,
  putOffSandboxDelivery,
  type SandboxDelivery,
} from '#store/sandbox-gateway/deliveries.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import { signatureOf } from '../signature.ts'
import type { Bank } from './bank.ts'
import { retryAfter } from './events.ts'

/** Receives the webhooks of the sandbox. */
export type Receive = (body: string, headers: Record<string, string>) => Promise<Response>

/**
 * Sends all due events in order, and returns how many were sent. Throws if the receiver is unavailable because of its
 * database, so that the caller backs off before it sends the rest.
 */
export async function deliverDue(bank: Bank, receive: Receive): Promise<number> {
  const { db, clock } = bank
  for (let sent = 0; ; sent += 1) {
    const next = await nextSandboxDelivery(db)
    if (!next || next.due_at > clock.now().getTime()) return sent
    const { ok: isAccepted, status } = await send(bank, receive, next)
    const wait = isAccepted ? undefined : retryAfter(next.tries)
    if (wait === undefined) {
      await finishSandboxDelivery(db, next.id, isAccepted ? 'delivered' : 'given-up')
    } else {
      await putOffSandboxDelivery(db, next, new Date(clock.now().getTime() + wait))
    }
    if (status === PROBLEMS.unavailable) {
      throw new ProblemError('unavailable', 'The webhook is unavailable.')
    }
  }
}

function send(bank: Bank, receive: Receive, { body, event_id }: SandboxDelivery) {
  return receive(body, {
    'content-type': 'application/json',
    'x-razorpay-signature': signatureOf(bank.webhookSecret, body),
    'x-razorpay-event-id': event_id,
  })
}
