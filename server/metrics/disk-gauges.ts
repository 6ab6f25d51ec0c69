import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { StoreConfig } from '#store/store-config.ts'
import type { Log } from '../http/log.ts'
import { readInTime } from './read-in-time.ts'

/** Returns what brings the gauges up to date. */
export function diskGauges(
  registry: Registry,
  { config, log }: { config: StoreConfig; log: Log },
): () => Promise<void> {
  const free = new Gauge({
    name: 'broadsheet_disk_free_bytes',
    help: 'Space that is left on the file system that holds the data, the database or the pages.',
    labelNames: ['store'],
    registers: [registry],
  })
  const size = new Gauge({
    name: 'broadsheet_disk_size_bytes',
    help: 'Size of that file system.',
    labelNames: ['store'],
    registers: [registry],
  })
  // Each by itself: one that hangs or is gone must not hide the others.
  const readers = foldersOf(config).map((folder) =>
    readInTime(
      () => spaceOf(folder),
      (error) => log('error', 'disk not read', { error: String(error) }),
    ),
  )

  return async () => {
    const disks = await Promise.all(readers.map((read) => read()))
    free.reset()
    size.reset()
    for (const { store, freeBytes, sizeBytes } of disks.filter((disk) => disk !== undefined)) {
      free.set({ store }, freeBytes)
      size.set({ store }, sizeBytes)
    }
  }
}

interface Folder {
  store: string
  folder: string
}

/** PostgreSQL and S3 have disks of their own, which this process cannot see. */
function foldersOf({ dataDir, database, assets }: StoreConfig): Folder[] {
  const folders = [{ store: 'data', folder: dataDir }]
  if (database.kind === 'sqlite') {
    folders.push({ store: 'database', folder: dirname(database.file) })
  }
  if (assets.kind === 'folder') folders.push({ store: 'pages', folder: assets.folder })
  return folders
}

async function spaceOf({ store, folder }: Folder) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { store, freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
