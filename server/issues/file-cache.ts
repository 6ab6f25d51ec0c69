import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Asset, AssetStore } from '#store/assets.ts'
import { type FileChecksum, type FileFault, faultIn } from '#store/checksum.ts'
import type { Database } from '#store/database.ts'
import { versionFolderOf } from '#store/issue-files.ts'
import { checksumsOf, versionInFolder } from '#store/issues/checksums.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { Log } from '../http/log.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'

/** Larger files would evict too many others, so they are not cached. */
const LARGEST_SHARE = 1 / 16

export interface FileCache {
  /** `edit` changes when the bytes of a file are replaced. */
  read(path: string, edit?: string): Promise<Asset | undefined>
}

/** An LRU cache of page files, limited in bytes. */
export function createFileCache(assets: Pick<AssetStore, 'read'>, capacity: number): FileCache {
  const cached = new Map<string, Asset>()
  const pending = new Map<string, Promise<Asset | undefined>>()
  let size = 0

  async function load(path: string, name: string): Promise<Asset | undefined> {
    const asset = await assets.read(path)
    if (asset && asset.bytes.length <= capacity * LARGEST_SHARE) add(name, asset)
    return asset
  }

  function add(name: string, asset: Asset): void {
    cached.set(name, asset)
    size += asset.bytes.length
    for (const [oldest, { bytes }] of cached) {
      if (size <= capacity) return
      cached.delete(oldest)
      size -= bytes.length
    }
  }

  return {
    async read(path, edit = '') {
      const name = edit === '' ? path : `${path} ${edit}`
      const known = cached.get(name)
      if (known) {
        cached.delete(name)
        cached.set(name, known)
        return known
      }
      const reading = pending.get(name) ?? load(path, name).finally(() => pending.delete(name))
      pending.set(name, reading)
      return reading
    },
  }
}

/** Each list takes up to half a megabyte. */
const KEPT_LISTS = 50
const KEPT_REPORTS = 1000

type Checksums = Map<string, FileChecksum>

interface ChecksumList {
  loadedAt: number
  files: Promise<Checksums>
}

interface CheckedStore {
  assets: Pick<AssetStore, 'read'>
  db: Database
  log: Log
}

/** Reads page files that match their checksums, and refuses damaged ones. Files without a checksum are not checked. */
export function checkedFiles(
  { assets, db, log }: CheckedStore,
  freshMs = SECOND_MS,
): Pick<AssetStore, 'read'> {
  const lists = new Map<string, ChecksumList>()
  const reportedAt = new Map<string, number>()

  function loadList(folder: string): ChecksumList {
    const list = {
      loadedAt: performance.now(),
      files: checksumsOf(db, versionInFolder(folder)),
    }
    const previous = lists.get(folder)
    keepRecent(lists, folder, list, KEPT_LISTS)
    list.files.catch(() => {
      if (lists.get(folder) !== list) return
      if (previous) keepRecent(lists, folder, previous, KEPT_LISTS)
      else lists.delete(folder)
    })
    return list
  }

  /** While the database is down, the list that is in memory stays in use. */
  async function reload(folder: string, known: Checksums): Promise<Checksums> {
    try {
      return await loadList(folder).files
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return known
    }
  }

  function report(path: string, kind: FileFault): void {
    const last = reportedAt.get(path)
    if (last !== undefined && performance.now() - last < MINUTE_MS) return
    keepRecent(reportedAt, path, performance.now(), KEPT_REPORTS)
    log('error', 'page file damaged', { kind, error: path })
  }

  return {
    async read(path) {
      const folder = versionFolderOf(path)
      if (!folder) return assets.read(path)
      const file = path.slice(folder.length + 1)
      const list = lists.get(folder) ?? loadList(folder)
      let [asset, files] = await Promise.all([assets.read(path), list.files])
      const judge = (checksum = files.get(file)) =>
        checksum ? (faultIn(asset, checksum) ?? 'sound') : 'unknown'
      // The file may have been added, or made again, since the list was loaded.
      if (judge() !== 'sound' && performance.now() - list.loadedAt >= freshMs) {
        ;[asset, files] = await Promise.all([assets.read(path), reload(folder, files)])
      }
      const verdict = judge()
      if (verdict === 'sound' || verdict === 'unknown') return asset
      report(path, verdict)
      throw new ProblemError('unavailable', 'The file is damaged and must be restored.')
    },
  }
}
