import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addVerb, wholeNumber } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { finish } from '../run-command.ts'
import type { BackupOptions } from './backup.ts'

const MAX_BACKUPS = 9_999

export function addBackup(program: Command, context: CommandContext): void {
  addVerb(program, 'backup', 'copy database, page files and secret while the server runs')
    .argument('<folder>', 'new folder for this backup')
    .option(
      '--keep <number>',
      'then delete older backups in the same place, so that this many stay',
      wholeNumber(1, MAX_BACKUPS),
    )
    .option('--to <address>', 'also copy it to s3://bucket/folder; BACKUP_TO if left out')
    .option('--copy-only', 'copy a backup that exists already to S3')
    .action(async (folder: string, options: BackupOptions & OutputOptions) => {
      const { backUp } = await import('./backup.ts')
      const config = await context.storeConfig()
      finish(context, options, await backUp(config, folder, options, context))
    })
}

export function addRestore(program: Command, context: CommandContext): void {
  addVerb(program, 'restore', 'restore a backup into an empty DATA_DIR and an empty database')
    .argument('<backup>', 'folder, or s3://bucket/folder/name')
    .action(async (backup: string, options: OutputOptions) => {
      const { restore } = await import('./restore.ts')
      const config = await context.storeConfig()
      finish(context, options, await restore(config, backup, context.terminal))
    })
}
