import type { Command } from 'commander'
import type { CommandContext } from './context.ts'

/** The servers beside it run with JOBS=off. */
export function addWorker(program: Command, { env }: CommandContext): void {
  program
    .command('worker')
    .description('run scheduled jobs, such as renewals and refunds, until it is stopped')
    .action(async () => {
      const { startWorker } = await import('#server/worker.ts')
      await startWorker(env)
    })
}
