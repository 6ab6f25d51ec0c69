import type { BigIntStats, Dirent } from 'node:fs'
import { access, constants, type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AssetEntry,
  type AssetStore,
  clampRange,
  isAssetPath,
  requireAssetPath,
} from './assets.ts'
import { digestOf } from './checksum.ts'
import { contentTags, tagOfContent } from './content-tags.ts'
import { copyDurably, removeIfAbandoned, unlessMissing, writeDurably } from './durable-file.ts'

/** Stores the files in a folder of the local disk. */
export function localAssets(folder: string): AssetStore {
  const fileOf = (path: string) => join(folder, requireAssetPath(path))
  const tagOf = contentTags()
  return {
    read: async (path, range) =>
      withFile(fileOf(path), async (handle, facts) => {
        const size = Number(facts.size)
        const { start, end } = range ? clampRange(range, size) : { start: 0, end: size }
        const bytes = await readBytes(handle, start, end)
        if (bytes.length < size) return { bytes, etag: await tagOf(handle, facts), size }
        const digest = await digestOf(bytes)
        return { bytes, etag: tagOfContent(digest), size, sha256: digest.toString('hex') }
      }),
    stat: async (path) =>
      withFile(fileOf(path), async (handle, facts) => ({
        etag: await tagOf(handle, facts),
        size: Number(facts.size),
      })),
    write: async (path, bytes) => writeDurably(fileOf(path), bytes),
    copy: async (from, to) => copyDurably(fileOf(from), fileOf(to)),
    async *list(path) {
      yield* listFiles(path === '' ? folder : fileOf(path), path)
    },
    remove: async (path) => rm(fileOf(path), { recursive: true, force: true }),
    answers: () => access(folder, constants.R_OK | constants.W_OK).then(yes, no),
  }
}

/** An open file cannot change: files are always replaced by a rename. */
async function withFile<T>(
  file: string,
  use: (handle: FileHandle, facts: BigIntStats) => Promise<T>,
): Promise<T | undefined> {
  const handle = await unlessMissing(open(file, 'r'))
  try {
    const facts = await handle?.stat({ bigint: true })
    return handle && facts?.isFile() ? await use(handle, facts) : undefined
  } finally {
    await handle?.close()
  }
}

async function readBytes(handle: FileHandle, start: number, end: number) {
  const bytes = new Uint8Array(end - start)
  for (let filled = 0; filled < bytes.length; ) {
    const length = bytes.length - filled
    const { bytesRead } = await handle.read(bytes, filled, length, start + filled)
    if (bytesRead === 0)
      throw new Error('A file of the asset store was truncated while it was read')
    filled += bytesRead
  }
  return bytes
}

async function* listFiles(folder: string, path: string): AsyncGenerator<AssetEntry> {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }))
  for (const entry of (entries ?? []).toSorted(byPath)) {
    const below = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(join(folder, entry.name), below)
    else if (isAssetPath(below)) {
      const facts = await unlessMissing(stat(join(folder, entry.name)))
      if (facts) yield { path: below, size: facts.size, modifiedAt: Math.floor(facts.mtimeMs) }
    } else await removeIfAbandoned(folder, entry.name)
  }
}

function byPath(one: Dirent, other: Dirent): number {
  const [a = '', b = ''] = [one, other].map(
    (entry) => entry.name + (entry.isDirectory() ? '/' : ''),
  )
  return a < b ? -1 : 1
}

const yes = () => true
const no = () => false
