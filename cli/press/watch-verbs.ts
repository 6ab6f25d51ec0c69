import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addVerb, appendValue, wholeNumber } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnPress } from '../run-command.ts'
import type { IssueOptions } from './issue-key.ts'
import type { WatchOptions } from './watch.ts'

/** Verbs of the watched folder. */
export function addWatch(press: Command, context: CommandContext): void {
  addVerb(press, 'watch', 'publish pages as they arrive in a folder, until it is stopped')
    .argument('<place>', 'folder, or a bucket such as s3://bucket/prefix')
    .option('--publisher <title>', 'PV or DH', 'PV')
    .option(
      '--edition <number>',
      'edition, or its code in file names: BLR=4; repeatable',
      appendValue,
    )
    .option('--date <date>', 'only issues of this date, such as 2026-11-15')
    .option('--plan <pages>', 'number of pages, or a file with it; publish when all are there')
    .option('--publish-at <time>', 'publish what is there, such as 04:30')
    .option('--early <time>', 'release to readers with early access, such as 06:30')
    .option('--general <time>', 'release to everyone, such as 07:00')
    .option('--section <name=pages>', 'section, such as Sport=9-12; repeatable', appendValue)
    .option('--interval <seconds>', 'time between two looks', wholeNumber(1, 3600), 5)
    .option('--once', 'look once and stop')
    .action(async (place: string, options: WatchOptions) => {
      const { watchPlace } = await import('./watch.ts')
      await context.withPress((opened) => watchPlace(opened, place, options, context))
    })

  addVerb(press, 'waiting', 'show what the watched folders have, and what they wait for')
    .option('--publisher <title>', 'PV or DH', 'PV')
    .action(async (options: IssueOptions & OutputOptions) => {
      const { showWatched } = await import('./watch.ts')
      await runOnPress(context, options, (opened) => showWatched(opened, options))
    })

  addVerb(press, 'accept', 'publish pages of a watched folder in spite of a question')
    .argument('<pages>', 'numbers of pages, such as 3 or 3,5')
    .argument('<issue>', 'such as 2026-11-15/4')
    .option('--publisher <title>', 'PV or DH', 'PV')
    .action(async (pages: string, issue: string, options: IssueOptions & OutputOptions) => {
      const { acceptHeldPages } = await import('./accept.ts')
      await runOnPress(context, options, (opened) => acceptHeldPages(opened, pages, issue, options))
    })
}
