/** Where page files are kept. Paths are relative, with `/` between their parts. */
export interface AssetStore {
  /** Undefined when there is no such file. */
  read(path: string, range?: ByteRange): Promise<Asset | undefined>
  stat(path: string): Promise<AssetStat | undefined>
  /** Atomic and durable. `contentType` is for stores that serve files directly. */
  write(path: string, bytes: Uint8Array, contentType?: string): Promise<void>
  /** Copies a file, without duplicating its bytes where the store can share them. */
  copy(from: string, to: string): Promise<void>
  /** Every file below the folder, sorted by path. '' lists all files. */
  list(folder: string): AsyncIterable<AssetEntry>
  /** Removes a file, or every file below a folder. No error when there is none. */
  remove(path: string): Promise<void>
  answers(): Promise<boolean>
}

export type AssetSource = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

export interface S3Settings {
  bucket: string
  region: string
  /** Address of an S3-compatible server; Amazon S3 when undefined. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** Whether URLs name the bucket in their path instead of their host. */
  forcePathStyle: boolean
  /** The folder of the bucket that holds the files; the whole bucket when undefined. */
  prefix: string | undefined
}

/** Like `slice`: `end` is exclusive, and is clamped to the end of the file. */
export interface ByteRange {
  start: number
  end: number
}

export interface AssetStat {
  /** Quoted, as in HTTP. Depends only on the bytes: a copy has the same one. */
  etag: string
  /** Of the whole file, also when a range was read. */
  size: number
}

export interface Asset extends AssetStat {
  /** The whole file, or the requested range. */
  bytes: Uint8Array<ArrayBuffer>
  /** Of the bytes that were read, in hexadecimal; undefined when only a range was read. */
  sha256?: string
}

export interface AssetEntry {
  path: string
  size: number
  modifiedAt: number
}

/** Whether a path stays inside the store: no `..`, no absolute path, no hidden file, no special character. */
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
