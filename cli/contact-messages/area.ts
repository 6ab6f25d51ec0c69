import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb, wholeNumber } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase, titleOf } from '../run-command.ts'

const REFERENCE = 'reference, such as PV-7KQ4-M2XA'
const MAX_MESSAGES = 10_000

export function addContactMessages(program: Command, context: CommandContext): void {
  const messages = addArea(
    program,
    'contact-messages',
    'messages from readers, sent with the form Get In Touch',
  )
  const load = () => import('./contact-messages.ts')

  addVerb(messages, 'list', 'list messages to the title in BRAND, newest first')
    .option('--limit <number>', 'how many', wholeNumber(1, MAX_MESSAGES), 50)
    .action(async (options: OutputOptions & { limit: number }) => {
      const { listMessages } = await load()
      const publisher = await titleOf(context)
      await runOnDatabase(context, options, ({ db }) => listMessages(db, publisher, options.limit))
    })

  addVerb(messages, 'show', 'show a message')
    .argument('<reference>', REFERENCE)
    .action(async (reference: string, options: OutputOptions) => {
      const { showMessage } = await load()
      await runOnDatabase(context, options, ({ db }) => showMessage(db, reference))
    })

  addVerb(messages, 'forget', 'erase a message for ever')
    .argument('<reference>', REFERENCE)
    .action(async (reference: string, options: OutputOptions) => {
      const { forgetMessage } = await load()
      await runOnDatabase(context, options, (operator) => forgetMessage(operator, reference))
    })
}
