import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyBackup, requireIntact } from '#store/backup/copy-backup.ts'
import { localPlace } from '#store/backup/local-place.ts'
import { makeBackup } from '#store/backup/make-backup.ts'
import { type Manifest, readManifest } from '#store/backup/manifest.ts'
import type { BackupPlace } from '#store/backup/place.ts'
import { removeOldBackups } from '#store/backup/remove-old.ts'
import { restoreBackup, restoreFromPlace } from '#store/backup/restore-backup.ts'
import { s3Place } from '#store/backup/s3-place.ts'
import { BACKUP_ADDRESS, StartError, type StoreConfig } from '#store/store-config.ts'

const BACKUP_USAGE = `npm run backup -- <folder> [--keep 14] [--to s3://bucket/folder] [--copy-only]
Copies database, page files and secret while the product runs.
--keep: once this backup is checked, the oldest ones beside it (and beside its copy) are removed, so that so many stay.
--to: a copy in S3; BACKUP_TO when left out.
--copy-only: copies a backup that is there already.`

const RESTORE_USAGE =
  'npm run restore -- <folder or s3://bucket/folder/name>   puts a backup into an empty DATA_DIR and an empty database'

const BACKUP_OPTIONS = {
  keep: { type: 'string' },
  to: { type: 'string' },
  'copy-only': { type: 'boolean', default: false },
} as const

export async function backupCommand(args: string[], config: StoreConfig): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: BACKUP_OPTIONS,
    allowPositionals: true,
  })
  const folder = resolve(onlyOne(positionals, BACKUP_USAGE))
  const keep = values.keep === undefined ? undefined : numberToKeep(values.keep)
  const to = values.to ?? config.backupTo
  const elsewhere = to === undefined ? undefined : await placeAt(to, config)
  if (values['copy-only'] && !elsewhere) throw new StartError(BACKUP_USAGE)
  const began = performance.now()
  const manifest = values['copy-only']
    ? await readManifest(folder)
    : await makeBackup(config, folder, new Date())
  const [here, name] = [localPlace(dirname(folder)), basename(folder)]
  if (keep || elsewhere) await requireIntact(here, name, manifest.files)
  const report = [`Backed up to ${folder}: ${inWords(manifest)} in ${secondsSince(began)}.`]
  if (elsewhere) {
    await copyBackup(folder, manifest, elsewhere, name)
    report.push(`Copied to ${elsewhere.address}${name}, and read back.`)
  }
  for (const place of keep ? [here, ...(elsewhere ? [elsewhere] : [])] : []) {
    const removed = await removeOldBackups(place, keep ?? 1, name)
    if (removed.length > 0) report.push(`Removed from ${place.address}: ${removed.join(', ')}.`)
  }
  return report.join('\n')
}

export async function restoreCommand(args: string[], config: StoreConfig): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const from = onlyOne(positionals, RESTORE_USAGE)
  const began = performance.now()
  const manifest = from.startsWith('s3://')
    ? await restoreFromPlace(config, await placeAt(dirname(from), config), basename(from))
    : await restoreBackup(config, from)
  return [
    `Restored what was backed up on ${manifest.made_at}: ${inWords(manifest)} in ${secondsSince(began)}.`,
    `Readers who were erased after that are in it again. Erase each of them again before the server starts:`,
    `  npm run members -- erase <e-mail or mobile> --why "erased before, came back from the backup of ${manifest.made_at}"`,
    'Then check the page files: npm run press -- doctor',
  ].join('\n')
}

function onlyOne(positionals: readonly string[], usage: string): string {
  const [first, ...more] = positionals
  if (first === undefined || more.length > 0) throw new StartError(usage)
  return first
}

function numberToKeep(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new StartError('--keep must be how many backups stay, as 14')
}

async function placeAt(address: string, { backupAccess }: StoreConfig): Promise<BackupPlace> {
  const [, bucket, prefix] = BACKUP_ADDRESS.exec(address) ?? []
  if (!bucket)
    throw new StartError(`${address} is not a bucket and a folder in it, as s3://bucket/folder`)
  if (!backupAccess) {
    throw new StartError(
      'For backups in S3, the BACKUP_S3_ variables must be set (docs/operate/backup.md)',
    )
  }
  return s3Place({ ...backupAccess, bucket, prefix })
}

function inWords({ files, bucket }: Manifest): string {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const left = bucket === null ? '' : ` (page files stay in the bucket ${bucket})`
  return `${files.length} files, ${(size / 1e6).toFixed(1)} MB${left}`
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
