/** Where page files are kept. Paths are relative, with `/` between their parts. */
export interface AssetStore {
  /** Undefined when there is no such file. */
  read(path: string): Promise<Asset | undefined>
  /** The file is there whole, or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** A second file with the same bytes; a store that can share them does. */
  copy(from: string, to: string): Promise<void>
  answers(): Promise<boolean>
}

export interface Asset {
  bytes: Uint8Array<ArrayBuffer>
  /** Changes whenever the bytes do. */
  etag: string
}

/** A path that stays inside the store: plain names, no dots to climb by, nothing a file system reads as its own. */
export function isAssetPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every((part) => /^[\w-]+(\.[\w-]+)*$/.test(part))
}
