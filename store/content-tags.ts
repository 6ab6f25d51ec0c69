import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

export type TagOf = (handle: FileHandle, facts: BigIntStats, bytes?: Uint8Array) => Promise<string>

const KEPT_TAGS = 10_000
/** A disk's clock ticks coarsely: what changed just now could change again within the same tick. */
const SETTLED_AFTER_MS = 2000

/** Tags by content, so that servers with disks of their own agree; each file is hashed once. */
export function contentTags(): TagOf {
  const kept = new Map<string, string>()
  return async (handle, facts, bytes) => {
    const { dev, ino, size, ctimeNs, ctimeMs } = facts
    const key = [dev, ino, size, ctimeNs].join('-')
    const known = kept.get(key)
    if (known) return known
    const digest = await sha256(bytes ? [bytes] : handle.createReadStream(FROM_THE_START))
    const tag = `"${digest.slice(0, 32)}"`
    if (kept.size === KEPT_TAGS) kept.clear()
    if (Date.now() - Number(ctimeMs) > SETTLED_AFTER_MS) kept.set(key, tag)
    return tag
  }
}

const FROM_THE_START = { start: 0, autoClose: false, highWaterMark: 1 << 20 }

async function sha256(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('base64url')
}
