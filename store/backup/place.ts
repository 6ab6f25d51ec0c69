import type { Readable } from 'node:stream'

/** A folder or a bucket that holds backups, one folder per backup. Paths are separated by `/`. */
export interface BackupPlace {
  /** As an operator types it: a path or an `s3://` address. */
  address: string
  /** The folders in it, in no order. */
  names(): Promise<string[]>
  /** Undefined when there is no such file. */
  read(path: string): Promise<Readable | undefined>
  write(path: string, source: Readable): Promise<void>
  /** No error when a file is not there. */
  remove(paths: readonly string[]): Promise<void>
}
