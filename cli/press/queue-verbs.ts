import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addVerb } from '../options.ts'
import type { WorkerOptions } from './worker.ts'

/** Verbs of the queue that the desk fills. */
export function addQueue(press: Command, context: CommandContext): void {
  addVerb(press, 'worker', 'run the jobs that the desk sends, until it is stopped')
    .option('--once', 'run the jobs that wait now and stop')
    .action(async (options: WorkerOptions) => {
      const { runWorker } = await import('./worker.ts')
      await context.withPress((opened) => runWorker(opened, options, context))
    })
}
