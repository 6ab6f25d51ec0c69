import { parseArgs } from 'node:util'
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
import { day } from '../members/in-words.ts'
import { named, type PaymentsOperator, reasonOf, refundNamed, standing } from './refund-named.ts'

const TransferOptions = z.object({
  reference: z
    .string('is missing')
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{4,33}[A-Za-z0-9]$/, 'must be 6 to 35 letters and digits'),
  on: z.iso.date('must be a day such as 2026-12-08').pipe(IssueDate),
  by: z.string('is missing').trim().min(1, 'is missing').max(100, 'is too long'),
})

/** A bank transfer that the operator has made. */
export async function recordPaid(operator: PaymentsOperator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...{ reference: { type: 'string' }, on: { type: 'string' }, by: { type: 'string' } },
      ...{ why: { type: 'string' }, 'although-pending': { type: 'boolean' } },
    },
    allowPositionals: true,
  })
  const parsed = TransferOptions.safeParse(values)
  if (parsed.error) throw new StartError(faultsOf(parsed.error))
  const refund = await refundNamed(operator, positionals)
  requireDay(parsed.data.on, refund, operator.clock.now())
  const why = values.why?.trim() || reasonOf(refund)
  const acceptsPending = values['although-pending'] ?? false
  const transfer = { ...parsed.data, refundId: refund.id, why, acceptsPending }
  try {
    return inWords(await recordBankTransfer(operator, transfer))
  } catch (error) {
    if (!(error instanceof GatewaySilence || error instanceof GatewayRefusal)) throw error
    throw new StartError(`The gateway does not tell: ${error.message}. Nothing was recorded.`)
  }
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
      return `${named(outcome.refund)} is recorded as paid by bank transfer. The reader is told.`
    case 'recorded-before':
      return `${named(outcome.refund)} was recorded with this transfer before. Nothing was done.`
    case 'no-such-refund':
      throw new StartError('There is no such refund.')
    case 'paid-otherwise':
      throw new StartError(
        `${named(outcome.refund)} ${standing(outcome.refund)}. If you have transferred the money too, ask the reader for it back.`,
      )
    case 'on-its-way':
      throw new StartError(
        `${named(outcome.refund)} ${standing(outcome.refund)}. Only a refund that needs an operator can be paid by bank transfer.`,
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
