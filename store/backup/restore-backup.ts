import { createReadStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { openDatabase } from '../database.ts'
import { localAssets } from '../local-assets.ts'
import { MIGRATION_NAMES } from '../migrate.ts'
import { StartError, type StoreConfig } from '../store-config.ts'
import { eachAtOnce } from './at-once.ts'
import { faultsIn, writeChecked } from './checked-file.ts'
import { ASSETS_FOLDER, SECRET_FILE } from './make-backup.ts'
import { type BackedUpFile, type Manifest, readManifest } from './manifest.ts'
import { isEmptyPostgres, restorePostgres } from './postgres-copy.ts'
import { restoreSqlite } from './sqlite-copy.ts'

/** Puts a whole backup where nothing is yet. The database comes last, so that what was cut off shows. */
export async function restoreBackup(config: StoreConfig, from: string): Promise<Manifest> {
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  requireFitting(config, manifest)
  const faults = await faultsIn(folder, manifest.files)
  if (faults.length > 0) {
    throw new StartError(`${folder} is not whole:\n${faults.map((one) => `  ${one}`).join('\n')}`)
  }
  await requireEmpty(config)
  await mkdir(config.dataDir, { recursive: true })
  await restoreFiles(config, folder, manifest)
  await restoreDatabase(config, folder, manifest)
  return manifest
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
  if (manifest.migrations.some((name) => !MIGRATION_NAMES.includes(name))) {
    throw new StartError('The backup was made by a newer release: restore it with that one')
  }
}

async function requireEmpty({ database, assets, dataDir }: StoreConfig): Promise<void> {
  const isTaken =
    database.kind === 'postgres'
      ? !(await isEmptyPostgres(database.url))
      : existsSync(database.file)
  if (isTaken) throw new StartError('There is a database already: restore into an empty one')
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
): Promise<void> {
  const copy = async (path: string, to: string, name: string) =>
    writeChecked(to, name, createReadStream(join(folder, path)))
  await eachAtOnce(Readable.from(files), async ({ path }: BackedUpFile) => {
    const [first, ...rest] = path.split('/')
    if (path === SECRET_FILE) await copy(path, dataDir, SECRET_FILE)
    if (first === ASSETS_FOLDER && assets.kind === 'folder') {
      await copy(path, assets.folder, rest.join('/'))
    }
  })
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
