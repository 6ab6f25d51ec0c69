import { parseArgs } from 'node:util'
import { type RetryOutcome, retryRefund } from '#server/payments/refunds/operator-refunds.ts'
import { StartError } from '#store/store-config.ts'
import { named, type PaymentsOperator, reasonOf, refundNamed, standing } from './refund-named.ts'

export async function retry(operator: PaymentsOperator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { by: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  })
  const refund = await refundNamed(operator, positionals)
  const by = values.by?.trim() || operator.user
  const why = values.why?.trim() || reasonOf(refund)
  return inWords(await retryRefund(operator, { refundId: refund.id, by, why }))
}

function inWords(outcome: RetryOutcome): string {
  switch (outcome.kind) {
    case 'no-such-refund':
      throw new StartError('There is no such refund.')
    case 'sent-again':
      return `${named(outcome.refund)}: the server asks the gateway within seconds, and sends it again unless the gateway has it. If it fails, it is listed again.`
    case 'not-manual':
      return `${named(outcome.refund)} ${standing(outcome.refund)}. Nothing was done.`
  }
}
