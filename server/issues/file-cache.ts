import type { Asset, AssetStore } from '#store/assets.ts'

/** Larger files would push too many others out; they are read each time. */
const LARGEST_SHARE = 1 / 16

export type FileCache = Pick<AssetStore, 'read'>

/** Keeps the files that were last asked for in memory, up to a number of bytes: a day's pages are the same for all. */
export function createFileCache(assets: FileCache, capacity: number): FileCache {
  const kept = new Map<string, Asset>()
  const underway = new Map<string, Promise<Asset | undefined>>()
  let size = 0

  async function load(path: string): Promise<Asset | undefined> {
    const asset = await assets.read(path)
    if (asset && asset.bytes.length <= capacity * LARGEST_SHARE) add(path, asset)
    return asset
  }

  function add(path: string, asset: Asset): void {
    kept.set(path, asset)
    size += asset.bytes.length
    for (const [oldest, { bytes }] of kept) {
      if (size <= capacity) return
      kept.delete(oldest)
      size -= bytes.length
    }
  }

  return {
    async read(path) {
      const known = kept.get(path)
      if (known) {
        kept.delete(path)
        kept.set(path, known)
        return known
      }
      const reading = underway.get(path) ?? load(path).finally(() => underway.delete(path))
      underway.set(path, reading)
      return reading
    },
  }
}
