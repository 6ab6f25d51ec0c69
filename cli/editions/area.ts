import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'

export function addEditions(program: Command, context: CommandContext): void {
  const editions = addArea(program, 'editions', 'city editions of a title')

  addVerb(editions, 'load', "replace the editions of a title with the file's")
    .argument('<file>', 'JSON file; docs/publish/press.md describes it')
    .action(async (file: string, options: OutputOptions) => {
      const { loadEditions } = await import('./editions.ts')
      await runOnDatabase(context, options, (operator) => loadEditions(operator, file))
    })

  addVerb(editions, 'show', 'show every edition of every title').action(
    async (options: OutputOptions) => {
      const { showEditions } = await import('./editions.ts')
      await runOnDatabase(context, options, ({ db }) => showEditions(db))
    },
  )
}
