import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb, wholeNumber } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'

const MAX_NOTIFICATIONS = 10_000

export function addNotifications(program: Command, context: CommandContext): void {
  const notifications = addArea(program, 'notifications', 'messages to readers by e-mail and SMS')

  addVerb(
    notifications,
    'list',
    'list undelivered notifications; those that are no longer tried come first',
  )
    .option('--limit <number>', 'how many', wholeNumber(1, MAX_NOTIFICATIONS), 50)
    .action(async (options: OutputOptions & { limit: number }) => {
      const { listNotifications } = await import('./list.ts')
      await runOnDatabase(context, options, ({ db }) => listNotifications(db, options.limit))
    })
}
