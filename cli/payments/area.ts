import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { Output, OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'
import type { PaymentsOperator } from './named-refund.ts'
import type { TransferOptions } from './record-transfer.ts'
import type { RetryOptions } from './retry.ts'

const REFUND = 'refund id, as payments refunds prints it'

const TRANSFER_HELP = `
It refuses while the gateway still has the refund as pending: have the gateway cancel it first, or add
--although-pending if the gateway has confirmed in writing that it will not pay it.`

/** Refunds that the gateway did not carry out. */
export function addPayments(program: Command, context: CommandContext): void {
  const payments = addArea(program, 'payments', 'refunds that need an operator')
  const run = (
    options: OutputOptions,
    command: (operator: PaymentsOperator) => Promise<Output>,
  ): Promise<void> =>
    runOnDatabase(context, options, async ({ db, user, author }) =>
      command({ ...(await context.refundServices(db)), user, author }),
    )

  addVerb(
    payments,
    'refunds',
    'list refunds that need an operator, the longest waiting first',
  ).action(async (options: OutputOptions) => {
    const { listRefunds } = await import('./list.ts')
    await runOnDatabase(context, options, ({ db }) => listRefunds(db))
  })

  addVerb(payments, 'refund-retry', 'send a refund again, unless the gateway has it already')
    .argument('<refund>', REFUND)
    .option('--by <name>', 'who does this, if not the user of this machine')
    .option('--why <reason>', 'why; the failure of the refund if left out')
    .action(async (refund: string, options: RetryOptions & OutputOptions) => {
      const { retry } = await import('./retry.ts')
      await run(options, (operator) => retry(operator, refund, options))
    })

  addVerb(payments, 'refund-paid', 'record a bank transfer that you have made for a refund')
    .argument('<refund>', REFUND)
    .requiredOption('--reference <reference>', 'reference of the bank transfer')
    .requiredOption('--on <date>', 'day of the bank transfer, such as 2026-12-08')
    .requiredOption('--by <name>', 'who made it')
    .option('--why <reason>', 'why; the failure of the refund if left out')
    .option('--although-pending', 'the gateway has it as pending, but will not pay it')
    .addHelpText('after', TRANSFER_HELP)
    .action(async (refund: string, options: TransferOptions & OutputOptions) => {
      const { recordTransfer } = await import('./record-transfer.ts')
      await run(options, (operator) => recordTransfer(operator, refund, options))
    })
}
