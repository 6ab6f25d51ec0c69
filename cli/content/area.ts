import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'

export function addContent(program: Command, context: CommandContext): void {
  const content = addArea(
    program,
    'content',
    'FAQs, testimonials, discount banner, contact details, legal texts',
  )

  addVerb(content, 'load', 'replace these texts of a title; loads every file or none')
    .argument('<files...>', 'JSON or HTML files; docs/publish/information.md describes them')
    .action(async (files: string[], options: OutputOptions) => {
      const { loadContent } = await import('./load.ts')
      await runOnDatabase(context, options, (operator) => loadContent(operator, files))
    })
}
