import { parseArgs } from 'node:util'
import { makeBackup } from '#store/backup/make-backup.ts'
import type { Manifest } from '#store/backup/manifest.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { StartError, type StoreConfig } from '#store/store-config.ts'

const USAGE = {
  backup:
    'npm run backup -- <folder>    copies database, page files and secret while the product runs',
  restore:
    'npm run restore -- <folder>   puts a backup into an empty DATA_DIR and an empty database',
}

export async function backupCommand(args: string[], config: StoreConfig): Promise<string> {
  const folder = folderIn(args, USAGE.backup)
  const began = performance.now()
  const manifest = await makeBackup(config, folder, new Date())
  return `Backed up to ${folder}: ${inWords(manifest)} in ${secondsSince(began)}.`
}

export async function restoreCommand(args: string[], config: StoreConfig): Promise<string> {
  const folder = folderIn(args, USAGE.restore)
  const began = performance.now()
  const manifest = await restoreBackup(config, folder)
  return `Restored what was backed up on ${manifest.made_at}: ${inWords(manifest)} in ${secondsSince(began)}.`
}

function folderIn(args: string[], usage: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new StartError(usage)
  return folder
}

function inWords({ files, bucket }: Manifest): string {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const left = bucket === null ? '' : ` (page files stay in the bucket ${bucket})`
  return `${files.length} files, ${(size / 1e6).toFixed(1)} MB${left}`
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
