import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'

export function addPlans(program: Command, context: CommandContext): void {
  const plans = addArea(program, 'plans', 'plans that are for sale')

  addVerb(plans, 'load', "replace the plans of a title with the file's")
    .argument('<file>', 'JSON file; docs/publish/catalogue.md describes it')
    .action(async (file: string, options: OutputOptions) => {
      const { loadPlans } = await import('./plans.ts')
      await runOnDatabase(context, options, (operator) => loadPlans(operator, file))
    })

  addVerb(plans, 'show', 'show every plan, also those that are no longer for sale')
    .argument('[title]', 'PV or DH; both if left out')
    .action(async (title: string | undefined, options: OutputOptions) => {
      const { showPlans } = await import('./plans.ts')
      await runOnDatabase(context, options, ({ db }) => showPlans(db, title))
    })
}
