import { webcrypto } from 'node:crypto'
import { z } from 'zod'
import type { Asset } from './assets.ts'

export const FileChecksum = z.object({ bytes: z.number().int(), sha256: z.string() })
export type FileChecksum = z.infer<typeof FileChecksum>

/** By file name, relative to the folder of the version. */
export const FileChecksums = z.record(z.string(), FileChecksum)
export type FileChecksums = z.infer<typeof FileChecksums>

export const FILE_FAULTS = ['missing', 'truncated', 'changed'] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** SHA-256, computed on the thread pool: a large file does not block the event loop. */
export async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes))
}

export async function checksumOf(bytes: Uint8Array): Promise<FileChecksum> {
  return { bytes: bytes.length, sha256: (await digestOf(bytes)).toString('hex') }
}

/** Compares a file that was read whole with its checksum; undefined when they match. */
export function faultIn(asset: Asset | undefined, checksum: FileChecksum): FileFault | undefined {
  if (!asset) return 'missing'
  if (asset.size < checksum.bytes) return 'truncated'
  return asset.size === checksum.bytes && asset.sha256 === checksum.sha256 ? undefined : 'changed'
}
