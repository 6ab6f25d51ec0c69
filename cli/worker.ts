import type { Command } from 'commander'
import type { CommandContext } from './context.ts'

/** Where a worker runs, the servers have JOBS=off. */
export function addWorker(program: Command, { env }: CommandContext): void {
  program
    .command('worker')
    .description('run scheduled jobs, such as renewals and refunds, until it is stopped')
    .action(async () => {
      const { startWorker } = await import('#server/worker.ts')
      await startWorker(env)
    })
}
