import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

export type TagOf = (handle: FileHandle, facts: BigIntStats) => Promise<string>

const KEPT_TAGS = 10_000
/** File times are coarse: a file that changed just now could change again without a new time. */
const SETTLED_AFTER_MS = 2000

/** An ETag made from the SHA-256 of the content, so that servers with separate disks agree. */
export function tagOfContent(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 32)}"`
}

/** Computes ETags of files that are not read completely. Caches them, so that each file is hashed once. */
export function contentTags(): TagOf {
  const tags = new Map<string, string>()
  return async (handle, facts) => {
    const { dev, ino, size, ctimeNs, ctimeMs } = facts
    const key = [dev, ino, size, ctimeNs].join('-')
    const cached = tags.get(key)
    if (cached) return cached
    const hash = createHash('sha256')
    for await (const chunk of handle.createReadStream(FROM_THE_START)) hash.update(chunk)
    const tag = tagOfContent(hash.digest())
    if (tags.size === KEPT_TAGS) tags.clear()
    if (Date.now() - Number(ctimeMs) > SETTLED_AFTER_MS) tags.set(key, tag)
    return tag
  }
}

const FROM_THE_START = { start: 0, autoClose: false, highWaterMark: 1 << 20 }
