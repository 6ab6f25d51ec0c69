import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb, wholeNumber } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'
import type { VerifyOptions } from './audit.ts'

const MAX_ENTRIES = 10_000

export function addAudit(program: Command, context: CommandContext): void {
  const audit = addArea(program, 'audit', 'the log of changes by staff and by commands')

  addVerb(audit, 'list', 'list the latest changes: who, when, from where, what')
    .option('--limit <number>', 'how many', wholeNumber(1, MAX_ENTRIES), 50)
    .action(async (options: OutputOptions & { limit: number }) => {
      const { listChanges } = await import('./audit.ts')
      await runOnDatabase(context, options, ({ db }) => listChanges(db, options.limit))
    })

  addVerb(audit, 'verify', 'check that no entry was changed or removed; exit code 1 on a fault')
    .option('--head <hash>', 'hash that an earlier run printed, which must still be in the log')
    .action(async (options: VerifyOptions & OutputOptions) => {
      const { verify } = await import('./audit.ts')
      await runOnDatabase(context, options, ({ db }) => verify(db, options))
    })
}
