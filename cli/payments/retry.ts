import { type RetryOutcome, retryRefund } from '#server/payments/refunds/operator-refunds.ts'
import { StartError } from '#store/store-config.ts'
import type { Output } from '../output.ts'
import { failureOf, findRefund, nameOf, type PaymentsOperator, progressOf } from './named-refund.ts'

export interface RetryOptions {
  by?: string
  why?: string
}

export async function retry(
  operator: PaymentsOperator,
  refundId: string,
  options: RetryOptions,
): Promise<Output> {
  const refund = await findRefund(operator.db, refundId)
  const by = options.by?.trim() || operator.user
  const why = options.why?.trim() || failureOf(refund)
  const outcome = await retryRefund(operator, { refundId, by, why, author: operator.author })
  return { text: inWords(outcome), json: { refund: refundId, outcome: outcome.kind } }
}

function inWords(outcome: RetryOutcome): string {
  switch (outcome.kind) {
    case 'no-such-refund':
      throw new StartError('There is no such refund.')
    case 'sent-again':
      return `${nameOf(outcome.refund)}: the server asks the gateway within seconds, and sends the refund again unless the gateway has it. If it fails, it is listed again.`
    case 'not-manual':
      return `${nameOf(outcome.refund)} ${progressOf(outcome.refund)}. Nothing was done.`
  }
}
