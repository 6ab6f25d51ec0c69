import { basename, dirname } from 'node:path'
import { restoreBackup, restoreFromPlace } from '#store/backup/restore-backup.ts'
import type { StoreConfig } from '#store/store-config.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { openPlace, secondsSince, sizeInWords } from './place.ts'

export async function restore(
  config: StoreConfig,
  backup: string,
  terminal: Terminal,
): Promise<Output> {
  const began = performance.now()
  const progress = progressBar(terminal, 'Restoring files')
  const manifest = backup.startsWith('s3://')
    ? await restoreFromPlace(
        config,
        await openPlace(dirname(backup), config),
        basename(backup),
        progress,
      )
    : await restoreBackup(config, backup, progress)
  const { made_at, files } = manifest
  const lines = [
    `Restored the backup of ${made_at}: ${sizeInWords(manifest)} in ${secondsSince(began)}.`,
    'It also has the readers who were erased after that. Erase each of them again before the server starts:',
    `  npx broadsheet readers erase <e-mail or mobile> --why "erased before, came back from the backup of ${made_at}"`,
    'Then check the page files: npx broadsheet press doctor',
  ]
  return { text: lines.join('\n'), json: { made_at, files: files.length } }
}
