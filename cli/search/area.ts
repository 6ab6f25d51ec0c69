import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'

export function addSearch(program: Command, context: CommandContext): void {
  const search = addArea(program, 'search', 'search index')

  addVerb(
    search,
    'rebuild',
    'build the whole index again; searches find less until it is done',
  ).action(async (options: OutputOptions) => {
    const { rebuild } = await import('./rebuild.ts')
    await runOnDatabase(context, options, ({ db }) => rebuild(db, context.terminal))
  })
}
