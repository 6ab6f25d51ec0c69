import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { connectToS3, unlessMissing } from './s3-client.ts'
import { type S3Access, StartError } from './store-config.ts'

export interface IncomingFile {
  /** Relative to the place, with `/` between folders. */
  path: string
  size: number
  modifiedAt: number
  /** Later than `modifiedAt` if the file was copied with its times. */
  arrivedAt: number
}

/** A folder or bucket into which others write. It is only read, never changed. */
export interface IncomingFiles {
  place: string
  list(): Promise<IncomingFile[]>
  /** Undefined if the file is gone. */
  read(path: string): Promise<Uint8Array | undefined>
}

const FOLDERS_DEEP = 4

export function incomingFolder(folder: string): IncomingFiles {
  const root = resolve(folder)

  async function* filesBelow(below: string, depth: number): AsyncGenerator<IncomingFile> {
    const entries = await readdir(join(root, below), { withFileTypes: true })
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (isTemporary(entry.name)) continue
      if (entry.isDirectory() && depth < FOLDERS_DEEP) yield* filesBelow(path, depth + 1)
      // A file may be renamed or removed between the list and this call.
      const stats = entry.isFile() ? await unlessGone(stat(join(root, path))) : undefined
      if (!stats) continue
      const { size, mtimeMs: modifiedAt, ctimeMs } = stats
      yield { path, size, modifiedAt, arrivedAt: Math.max(modifiedAt, ctimeMs) }
    }
  }

  return {
    place: root,
    async list() {
      const isFolder = (await unlessGone(stat(root)))?.isDirectory()
      if (!isFolder) throw new StartError(`${root} is not a folder.`)
      return collect(filesBelow('', 1))
    },
    read: (path) => unlessGone(readFile(join(root, path))),
  }
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*?)\/?$/

/** Undefined if the address is not like `s3://bucket/prefix`. */
export function bucketOf(address: string): { bucket: string; prefix: string } | undefined {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? []
  return bucket ? { bucket, prefix } : undefined
}

export async function incomingBucket(
  { bucket, prefix }: { bucket: string; prefix: string },
  access: S3Access,
): Promise<IncomingFiles> {
  const { s3, client } = await connectToS3({ ...access, bucket, prefix })
  const root = prefix ? `${prefix}/` : ''

  async function* objects(): AsyncGenerator<IncomingFile> {
    let ContinuationToken: string | undefined
    do {
      const input = { Bucket: bucket, Prefix: root, ContinuationToken }
      const page = await client.send(new s3.ListObjectsV2Command(input))
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const path = Key.slice(root.length)
        if (path === '' || path.endsWith('/') || path.split('/').some(isTemporary)) continue
        const modifiedAt = LastModified?.getTime() ?? 0
        yield { path, size: Size, modifiedAt, arrivedAt: modifiedAt }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return {
    place: `s3://${bucket}/${root}`,
    list: () => collect(objects()),
    async read(path) {
      const get = new s3.GetObjectCommand({ Bucket: bucket, Key: root + path })
      const found = await unlessMissing(client.send(get))
      return found?.Body?.transformToByteArray()
    },
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Hidden files, and names that programs use while they write. */
function isTemporary(name: string): boolean {
  return /^[.~]|~$|\.(part|partial|tmp|temp|crdownload|filepart|swp)$/i.test(name)
}

async function unlessGone<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
