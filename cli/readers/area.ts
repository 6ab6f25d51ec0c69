import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addReason, addVerb, READER, type Reason } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'
import type { ContactChangeOptions } from './change-contact.ts'
import { addGrantOptions } from './grant-options.ts'
import type { GrantOptions } from './granted-access.ts'

export function addReaders(program: Command, context: CommandContext): void {
  const readers = addArea(
    program,
    'readers',
    'complimentary access, lost contacts, and the data of a reader',
  )
  addAccess(readers, context)
  addContactChanges(readers, context)
  addReaderData(readers, context)
}

function addAccess(readers: Command, context: CommandContext): void {
  const load = () => import('./access.ts')

  const grant = addVerb(readers, 'grant', 'give complimentary access')
  addGrantOptions(grant.argument('<reader>', READER)).action(
    async (reader: string, options: GrantOptions & OutputOptions) => {
      const { grantAccess } = await load()
      await runOnDatabase(context, options, (operator) => grantAccess(operator, reader, options))
    },
  )

  addVerb(readers, 'revoke', 'end complimentary access')
    .argument('<reader>', READER)
    .action(async (reader: string, options: OutputOptions) => {
      const { revokeAccess } = await load()
      await runOnDatabase(context, options, (operator) => revokeAccess(operator, reader))
    })

  addVerb(readers, 'show', 'show what a reader may open, and until when')
    .argument('<reader>', READER)
    .action(async (reader: string, options: OutputOptions) => {
      const { showAccess } = await load()
      await runOnDatabase(context, options, (operator) => showAccess(operator, reader))
    })
}

const CONTACT_CHANGE_HELP = `
Both contacts are e-mail addresses, or both are mobile numbers. The reader's contacts are notified and can stop the
change for 7 days. Then every session ends, and both contacts are notified and can undo it. With --at-once there is no
wait: use it when a thief holds the old contact.`

function addContactChanges(readers: Command, context: CommandContext): void {
  const load = () => import('./change-contact.ts')

  const change = addVerb(readers, 'change-contact', 'replace a contact that the reader has lost')
    .argument('<old>', 'present contact')
    .argument('<new>', 'new contact, of the same kind')
    .requiredOption(
      '--payment <reference>',
      "a payment that the reader named: the gateway's reference or the invoice number",
    )
    .option('--at-once', 'change it now, without the wait; needs --approved-by')
    .option('--approved-by <name>', 'second person who approves --at-once')
    .addHelpText('after', CONTACT_CHANGE_HELP)
  addReason(change).action(
    async (old: string, contact: string, options: ContactChangeOptions & OutputOptions) => {
      const { changeContact } = await load()
      await runOnDatabase(context, options, (operator) =>
        changeContact(operator, { old, contact }, options),
      )
    },
  )

  const stop = addVerb(readers, 'stop-contact-change', 'stop a change of contact that is waiting')
  addReason(stop.argument('<reader>', READER)).action(
    async (reader: string, options: Reason & OutputOptions) => {
      const { stopContactChange } = await load()
      await runOnDatabase(context, options, (operator) =>
        stopContactChange(operator, reader, options),
      )
    },
  )
}

function addReaderData(readers: Command, context: CommandContext): void {
  const data = addVerb(readers, 'data', 'print all data of a reader; always as JSON')
  addReason(data.argument('<reader>', READER)).action(
    async (reader: string, options: Reason & OutputOptions) => {
      const { printData } = await import('./data.ts')
      await runOnDatabase(context, options, (operator) => printData(operator, reader, options))
    },
  )

  const erase = addVerb(
    readers,
    'erase',
    'erase a reader for ever, except what the law makes the publisher keep',
  )
  addReason(erase.argument('<reader>', READER)).action(
    async (reader: string, options: Reason & OutputOptions) => {
      const { erase } = await import('./erase.ts')
      await runOnDatabase(context, options, (operator) => erase(operator, reader, options))
    },
  )
}
