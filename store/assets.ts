/** Where page files are kept. Paths are relative, with `/` between their parts. */
export interface AssetStore {
  /** Undefined when there is no such file. */
  read(path: string, range?: ByteRange): Promise<Asset | undefined>
  stat(path: string): Promise<AssetStat | undefined>
  /** The file is there whole and to stay, or not at all. Stores that hand out files by themselves keep the type. */
  write(path: string, bytes: Uint8Array, contentType?: string): Promise<void>
  /** A second file with the same bytes; a store that can share them does. */
  copy(from: string, to: string): Promise<void>
  /** Every file below the folder, in the order of their paths; all there are below ''. */
  list(folder: string): AsyncIterable<AssetEntry>
  /** Takes away a file, or every file below a folder; fine when there is none. */
  remove(path: string): Promise<void>
  answers(): Promise<boolean>
}

export type AssetSource = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

export interface S3Settings {
  bucket: string
  region: string
  /** Of a server that speaks S3; Amazon's own when undefined. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is named in the path of an address instead of its host. */
  forcePathStyle: boolean
  /** The folder of the bucket that holds the files; the whole bucket when undefined. */
  prefix: string | undefined
}

/** Like `slice`: from `start` up to, not including, `end`; what lies past the end of the file is left out. */
export interface ByteRange {
  start: number
  end: number
}

export interface AssetStat {
  /** In quotes, as HTTP wants it. Changes whenever the bytes do, and is the same for a copy. */
  etag: string
  /** Of the whole file: a range that starts at it or later has no bytes. */
  size: number
}

export interface Asset extends AssetStat {
  /** The whole file, or the range that was asked for. */
  bytes: Uint8Array<ArrayBuffer>
  /** Of the bytes as they were read, in hexadecimal; undefined for a part of the file. */
  sha256?: string
}

export interface AssetEntry {
  path: string
  size: number
  modifiedAt: number
}

/** A path that stays inside the store: plain names, no dots to climb by, nothing a file system reads as its own. */
export function isAssetPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every(isPlainName)
}

function isPlainName(part: string): boolean {
  return part.length <= 200 && /^[\w-]+(\.[\w-]+)*$/.test(part)
}

export function requireAssetPath(path: string): string {
  if (!isAssetPath(path)) throw new Error(`Not a path of the asset store: ${path}`)
  return path
}

/** The part of a range that a file of this size has. */
export function clampRange({ start, end }: ByteRange, size: number): ByteRange {
  if (!Number.isSafeInteger(start) || start < 0 || !(end >= start)) {
    throw new RangeError(`Not a range of bytes: ${start} to ${end}`)
  }
  return { start: Math.min(start, size), end: Math.min(end, size) }
}
