import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { GatewayRefusal, GatewaySilence } from '#server/integrations/gateway/gateway.ts'
import {
  recordBankTransfer,
  type TransferOutcome,
} from '#server/payments/refunds/operator-refunds.ts'
import type { StoredRefund } from '#store/payments/refunds.ts'
import { StartError } from '#store/store-config.ts'
import { UsageError } from '../exit-code.ts'
import { day } from '../in-words.ts'
import type { Output } from '../output.ts'
import { failureOf, findRefund, nameOf, type PaymentsOperator, progressOf } from './named-refund.ts'

const Transfer = z.object({
  reference: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{4,33}[A-Za-z0-9]$/, 'must be 6 to 35 letters and digits'),
  on: z.iso.date('must be a day such as 2026-12-08').pipe(IssueDate),
  by: z.string().trim().min(1, 'is missing').max(100, 'is too long'),
})

export interface TransferOptions {
  reference: string
  on: string
  by: string
  why?: string
  althoughPending?: boolean
}

/** Records a bank transfer that the operator has made. */
export async function recordTransfer(
  operator: PaymentsOperator,
  refundId: string,
  options: TransferOptions,
): Promise<Output> {
  const parsed = Transfer.safeParse(options)
  if (parsed.error) throw new UsageError(faultsOf(parsed.error))
  const refund = await findRefund(operator.db, refundId)
  requireDay(parsed.data.on, refund, operator.clock.now())
  const outcome = await recordBankTransfer(operator, {
    ...parsed.data,
    refundId,
    author: operator.author,
    why: options.why?.trim() || failureOf(refund),
    acceptsPending: options.althoughPending ?? false,
  }).catch((error: unknown) => {
    if (!(error instanceof GatewaySilence || error instanceof GatewayRefusal)) throw error
    throw new StartError(`The gateway does not answer: ${error.message}. Nothing was recorded.`)
  })
  return { text: inWords(outcome), json: { refund: refundId, outcome: outcome.kind } }
}

function faultsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `--${path.join()} ${message}`).join('\n')
}

function requireDay(on: IssueDate, { requested_at }: StoredRefund, now: Date): void {
  const [first, last] = [day(requested_at), dayInIndia(now)]
  if (on < first || on > last) throw new StartError(`--on must be from ${first} to ${last}.`)
}

function inWords(outcome: TransferOutcome): string {
  switch (outcome.kind) {
    case 'recorded':
      return `${nameOf(outcome.refund)} is recorded as paid by bank transfer. The reader is notified.`
    case 'recorded-before':
      return `${nameOf(outcome.refund)} was recorded with this transfer before. Nothing was done.`
    case 'no-such-refund':
      throw new StartError('There is no such refund.')
    case 'paid-otherwise':
      throw new StartError(
        `${nameOf(outcome.refund)} ${progressOf(outcome.refund)}. If you have transferred the money too, ask the reader for it back.`,
      )
    case 'on-its-way':
      throw new StartError(
        `${nameOf(outcome.refund)} ${progressOf(outcome.refund)}. Only a refund that needs an operator can be paid by bank transfer.`,
      )
    case 'pending-at-gateway':
      throw new StartError(
        `The gateway still has it as pending (${outcome.gatewayRefundId}) and may pay it too. Have the gateway cancel it first. If the gateway has confirmed in writing that it will not pay it: --although-pending.`,
      )
    case 'reference-of-other':
      throw new StartError(
        `This reference is of the transfer that paid refund ${outcome.refundId}, to another reader.`,
      )
  }
}
