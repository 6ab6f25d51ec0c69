import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { openDatabase } from '../database.ts'
import { localAssets } from '../local-assets.ts'
import { MIGRATION_NAMES } from '../migrate.ts'
import { StartError, type StoreConfig } from '../store-config.ts'
import { writeChecked } from './checked-file.ts'
import { fetchBackup, requireIntact } from './copy-backup.ts'
import { forEachConcurrently, type Progress, reporting } from './for-each-concurrently.ts'
import { localPlace } from './local-place.ts'
import { ASSETS_FOLDER, SECRET_FILE } from './make-backup.ts'
import { type BackedUpFile, type Manifest, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { isEmptyPostgres, restorePostgres } from './postgres-copy.ts'
import { restoreSqlite } from './sqlite-copy.ts'

/** Temporary folder in DATA_DIR for a backup that is fetched from a bucket. */
const FETCHED = 'restore.fetched'

/** Restores a complete backup into an empty store. The database comes last: without it, the restore was interrupted. */
export async function restoreBackup(
  config: StoreConfig,
  from: string,
  progress?: Progress,
): Promise<Manifest> {
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  await requireRestorable(config, manifest)
  await requireIntact(localPlace(dirname(folder)), basename(folder), manifest.files)
  await mkdir(config.dataDir, { recursive: true })
  await restoreFiles(config, folder, manifest, progress)
  await restoreDatabase(config, folder, manifest)
  return manifest
}

/** Restores from a bucket, through a temporary folder in `DATA_DIR`. */
export async function restoreFromPlace(
  config: StoreConfig,
  place: BackupPlace,
  name: string,
  progress?: Progress,
): Promise<Manifest> {
  const folder = join(config.dataDir, FETCHED)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await fetchBackup(place, name, folder, (manifest) => requireRestorable(config, manifest))
    return await restoreBackup(config, folder, progress)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireRestorable(config: StoreConfig, manifest: Manifest): Promise<void> {
  requireFitting(config, manifest)
  await requireEmpty(config)
}

function requireFitting({ database, assets }: StoreConfig, manifest: Manifest): void {
  const engine = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const
  if (database.kind !== manifest.database) {
    throw new StartError(
      `The backup is of ${engine[manifest.database]}, and DATABASE_URL says ${engine[database.kind]}`,
    )
  }
  if ((assets.kind === 's3') !== (manifest.bucket !== null)) {
    throw new StartError(
      manifest.bucket === null
        ? 'The backup holds the page files: restore it without S3_ variables'
        : `The page files are in the bucket ${manifest.bucket}: the S3_ variables must name one`,
    )
  }
  const unknown = manifest.migrations.filter((name) => !MIGRATION_NAMES.includes(name))
  if (unknown.length > 0) {
    throw new StartError(
      `The backup was made by a newer release, whose database has ${unknown.join(', ')}: install that release or a later one, and restore with it`,
    )
  }
}

async function requireEmpty({ database, assets, dataDir }: StoreConfig): Promise<void> {
  const isTaken =
    database.kind === 'postgres'
      ? !(await isEmptyPostgres(database.url))
      : existsSync(database.file)
  if (isTaken) throw new StartError('A database already exists: restore into an empty one')
  if (existsSync(join(dataDir, SECRET_FILE)) || (await hasFiles(assets))) {
    throw new StartError(`${dataDir} is not empty (DATA_DIR): restore into an empty folder`)
  }
}

async function hasFiles(assets: StoreConfig['assets']): Promise<boolean> {
  if (assets.kind === 's3') return false
  for await (const _ of localAssets(assets.folder).list('')) return true
  return false
}

async function restoreFiles(
  { dataDir, assets }: StoreConfig,
  folder: string,
  { files }: Manifest,
  progress: Progress | undefined,
): Promise<void> {
  const copy = async (path: string, to: string, name: string) =>
    writeChecked(to, name, createReadStream(join(folder, path)))
  const restoreFile = async ({ path }: BackedUpFile) => {
    const [first, ...rest] = path.split('/')
    if (path === SECRET_FILE) await copy(path, dataDir, SECRET_FILE)
    if (first === ASSETS_FOLDER && assets.kind === 'folder') {
      await copy(path, assets.folder, rest.join('/'))
    }
  }
  await forEachConcurrently(Readable.from(files), reporting(restoreFile, files.length, progress))
}

async function restoreDatabase(
  { database }: StoreConfig,
  folder: string,
  { migrations }: Manifest,
): Promise<void> {
  if (database.kind === 'sqlite') await restoreSqlite(folder, database.file)
  else {
    const asItWas = await openDatabase(database, { upTo: migrations.at(-1) })
    await asItWas.destroy()
    await restorePostgres(database.url, folder)
  }
  const upToDate = await openDatabase(database)
  await upToDate.destroy()
}
