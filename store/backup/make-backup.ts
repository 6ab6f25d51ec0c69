import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { AssetSource } from '../assets.ts'
import { localAssets } from '../local-assets.ts'
import type { DatabaseSource } from '../store-config.ts'
import { StartError, type StoreConfig } from '../store-config.ts'
import { syncPath, writeChecked } from './checked-file.ts'
import { forEachConcurrently, type Progress, reporting } from './for-each-concurrently.ts'
import { type BackedUpFile, type DatabaseCopy, MANIFEST_FILE, type Manifest } from './manifest.ts'
import { copyPostgres } from './postgres-copy.ts'
import { UNFINISHED } from './remove-old.ts'
import { copySqlite } from './sqlite-copy.ts'

export const ASSETS_FOLDER = 'assets'
/** Exists on a machine that was started without SECRET_KEYS. */
export const SECRET_FILE = 'secret.key'

/** Copies everything while the product runs. Writes to a temporary folder and renames it when it is complete. */
export async function makeBackup(
  { database, assets, dataDir }: StoreConfig,
  folder: string,
  now: Date,
  progress?: Progress,
): Promise<Manifest> {
  const target = resolve(folder)
  await requireNothingAt(target)
  const unfinished = `${target}${UNFINISHED}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  // The database first: files are written before the database refers to them, so none that it names can be missing.
  const copy = await copyDatabase(database, unfinished)
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    database: database.kind,
    migrations: copy.migrations,
    bucket: assets.kind === 's3' ? assets.bucket : null,
    files: [
      ...copy.files,
      ...(await copySecret(dataDir, unfinished)),
      ...(await copyAssets(assets, unfinished, progress)),
    ],
  }
  await writeChecked(unfinished, MANIFEST_FILE, Readable.from([JSON.stringify(manifest, null, 1)]))
  await rename(unfinished, target)
  await syncPath(dirname(target))
  return manifest
}

async function requireNothingAt(folder: string): Promise<void> {
  const found = existsSync(folder) ? await readdir(folder) : []
  if (found.length > 0)
    throw new StartError(`${folder} is not empty: name a folder for this backup`)
}

async function copyDatabase(source: DatabaseSource, folder: string): Promise<DatabaseCopy> {
  if (source.kind === 'postgres') return copyPostgres(source.url, folder)
  if (existsSync(source.file)) return copySqlite(source.file, folder)
  throw new StartError(`There is no database to back up: ${source.file} (DATA_DIR)`)
}

async function copySecret(dataDir: string, folder: string): Promise<BackedUpFile[]> {
  const file = join(dataDir, SECRET_FILE)
  return existsSync(file) ? [await writeChecked(folder, SECRET_FILE, createReadStream(file))] : []
}

async function copyAssets(
  source: AssetSource,
  folder: string,
  progress: Progress | undefined,
): Promise<BackedUpFile[]> {
  if (source.kind === 's3') return []
  const assets = localAssets(source.folder)
  const paths: string[] = []
  for await (const { path } of assets.list('')) paths.push(path)
  const files: BackedUpFile[] = []
  const copy = async (path: string) => {
    // The press deleted the file during the backup: skip it.
    const asset = await assets.read(path)
    if (!asset) return
    const bytes = Readable.from([Buffer.from(asset.bytes)])
    files.push(await writeChecked(folder, `${ASSETS_FOLDER}/${path}`, bytes))
  }
  await forEachConcurrently(Readable.from(paths), reporting(copy, paths.length, progress))
  return files
}
