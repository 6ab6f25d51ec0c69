import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addReason, addVerb, READER, type Reason } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { addGrantOptions } from '../readers/grant-options.ts'
import type { GrantOptions } from '../readers/granted-access.ts'
import { runOnDatabase, titleOf } from '../run-command.ts'
import type { RefundOptions } from './refund.ts'

/** The server carries out what these commands request, within seconds. */
export function addSubscriptions(program: Command, context: CommandContext): void {
  const subscriptions = addArea(
    program,
    'subscriptions',
    "readers' plans, and the money paid for them",
  )

  addVerb(subscriptions, 'show', 'show access, plans, payments, invoices and audit log of a reader')
    .argument('<reader>', READER)
    .action(async (reader: string, options: OutputOptions) => {
      const { showSubscriptions } = await import('./show.ts')
      await runOnDatabase(context, options, (operator) => showSubscriptions(operator, reader))
    })

  const grant = addVerb(
    subscriptions,
    'grant',
    'give complimentary access, and record who gave it and why',
  )
  addReason(addGrantOptions(grant.argument('<reader>', READER))).action(
    async (reader: string, options: GrantOptions & Reason & OutputOptions) => {
      const { grantWithReason } = await import('./grant.ts')
      await runOnDatabase(context, options, (operator) =>
        grantWithReason(operator, reader, options),
      )
    },
  )

  const refund = addVerb(
    subscriptions,
    'refund',
    'refund a payment; a full refund ends the plan, a partial one does not',
  )
    .argument('<payment>', 'payment id, or number of its invoice')
    .option('--amount <amount>', 'such as 149.50; all that is left if left out')
  addReason(refund).action(async (payment: string, options: RefundOptions & OutputOptions) => {
    const { refundPayment } = await import('./refund.ts')
    await runOnDatabase(context, options, (operator) => refundPayment(operator, payment, options))
  })

  const cancel = addVerb(
    subscriptions,
    'cancel',
    'stop the renewal of a plan of the title in BRAND; the plan runs until its end',
  ).argument('<reader>', READER)
  addReason(cancel).action(async (reader: string, options: Reason & OutputOptions) => {
    const { cancelRenewal } = await import('./cancel.ts')
    const publisher = await titleOf(context)
    await runOnDatabase(context, options, (operator) =>
      cancelRenewal(operator, { reader, publisher }, options),
    )
  })

  const exported = addVerb(subscriptions, 'export', 'print a table as CSV, or as JSON with --json')
  addReason(
    exported.argument(
      '<table>',
      'subscriptions, payments, refunds, invoices, cancellations, plan-changes or audit',
    ),
  ).action(async (table: string, options: Reason & OutputOptions) => {
    const { exportTable } = await import('./export.ts')
    await runOnDatabase(context, options, (operator) => exportTable(operator, table, options))
  })
}
