import { basename, dirname, resolve } from 'node:path'
import { copyBackup, requireIntact } from '#store/backup/copy-backup.ts'
import { localPlace } from '#store/backup/local-place.ts'
import { makeBackup } from '#store/backup/make-backup.ts'
import { readManifest } from '#store/backup/manifest.ts'
import { removeOldBackups } from '#store/backup/remove-old.ts'
import type { StoreConfig } from '#store/store-config.ts'
import type { CommandContext } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import { openPlace, secondsSince, sizeInWords } from './place.ts'

export interface BackupOptions {
  keep?: number
  to?: string
  copyOnly?: boolean
}

export async function backUp(
  config: StoreConfig,
  folder: string,
  { keep, to = config.backupTo, copyOnly = false }: BackupOptions,
  { terminal, now }: Pick<CommandContext, 'terminal' | 'now'>,
): Promise<Output> {
  const target = resolve(folder)
  const elsewhere = to === undefined ? undefined : await openPlace(to, config)
  if (copyOnly && !elsewhere) throw new UsageError('--copy-only needs --to or BACKUP_TO.')
  const began = performance.now()
  const manifest = copyOnly
    ? await readManifest(target)
    : await makeBackup(config, target, now(), progressBar(terminal, 'Copying page files'))
  const [here, name] = [localPlace(dirname(target)), basename(target)]
  if (keep || elsewhere) await requireIntact(here, name, manifest.files)
  const lines = [`Backed up to ${target}: ${sizeInWords(manifest)} in ${secondsSince(began)}.`]
  if (elsewhere) {
    const progress = progressBar(terminal, `Copying to ${elsewhere.address}`)
    await copyBackup(target, manifest, elsewhere, name, progress)
    lines.push(`Copied to ${elsewhere.address}${name}, and read back.`)
  }
  const removed: string[] = []
  for (const place of keep ? [here, ...(elsewhere ? [elsewhere] : [])] : []) {
    const names = await removeOldBackups(place, keep ?? 1, name)
    if (names.length > 0) lines.push(`Removed from ${place.address}: ${names.join(', ')}.`)
    removed.push(...names.map((each) => `${place.address}${each}`))
  }
  return {
    text: lines.join('\n'),
    json: {
      folder: target,
      made_at: manifest.made_at,
      files: manifest.files.length,
      bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
      copied_to: elsewhere ? `${elsewhere.address}${name}` : null,
      removed,
    },
  }
}
