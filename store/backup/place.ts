import type { Readable } from 'node:stream'

/** A folder or a bucket that holds backups, each in a folder of its own. Paths have `/` between their parts. */
export interface BackupPlace {
  /** As an operator names it. */
  address: string
  /** The folders in it, in no order. */
  names(): Promise<string[]>
  /** Undefined when there is no such file. */
  read(path: string): Promise<Readable | undefined>
  write(path: string, source: Readable): Promise<void>
  /** No error when a file is not there. */
  remove(paths: readonly string[]): Promise<void>
}
