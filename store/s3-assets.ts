import {
  type Asset,
  type AssetStat,
  type AssetStore,
  type ByteRange,
  clampRange,
  isAssetPath,
  requireAssetPath,
  type S3Settings,
} from './assets.ts'
import { checksumOf } from './checksum.ts'
import { connectToS3, removeKeys, unlessMissing } from './s3-client.ts'

/** For reads and lists, because readers wait for them. Writes only have the socket timeout. */
const DEADLINE_MS = 15_000
const PROBE_MS = 2000

/** Stores the files in a bucket of Amazon S3 or of an S3-compatible server. */
export async function s3Assets(
  settings: S3Settings,
  { deadlineMs = DEADLINE_MS } = {},
): Promise<AssetStore> {
  const { bucket, prefix } = settings
  const connection = await connectToS3(settings)
  const { s3, client } = connection
  const root = prefix ? `${prefix}/` : ''
  const objectAt = (path: string) => ({ Bucket: bucket, Key: root + requireAssetPath(path) })
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) })

  async function statObject(path: string): Promise<AssetStat | undefined> {
    const head = new s3.HeadObjectCommand(objectAt(path))
    const found = await unlessMissing(client.send(head, within(deadlineMs)))
    return found && { etag: found.ETag ?? '', size: found.ContentLength ?? 0 }
  }

  async function readObject(path: string, range?: ByteRange): Promise<Asset | undefined> {
    const get = new s3.GetObjectCommand({
      ...objectAt(path),
      ...(range && { Range: httpRange(range) }),
    })
    const found = await unlessMissing(client.send(get, within(deadlineMs)))
    if (!found?.Body) return undefined
    const bytes = new Uint8Array(await found.Body.transformToByteArray())
    const etag = found.ETag ?? ''
    if (!range) return { bytes, etag, size: bytes.length, sha256: (await checksumOf(bytes)).sha256 }
    const total = found.ContentRange?.split('/').at(-1)
    return { bytes, etag, size: total ? Number(total) : bytes.length }
  }

  async function* pagesBelow(folder: string) {
    let ContinuationToken: string | undefined
    do {
      const input = { Bucket: bucket, Prefix: folder, ContinuationToken }
      const page = await client.send(new s3.ListObjectsV2Command(input), within(deadlineMs))
      yield page.Contents ?? []
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return {
    stat: statObject,
    async read(path, range) {
      if (!range) return readObject(path)
      if (clampRange(range, range.end).start < range.end) {
        const part = await unlessUnsatisfiable(readObject(path, range))
        if (part !== 'unsatisfiable') return part
      }
      const facts = await statObject(path)
      return facts && { ...facts, bytes: new Uint8Array(0) }
    },
    async write(path, bytes, contentType) {
      const Body = { Body: bytes, ContentLength: bytes.length, ContentType: contentType }
      await client.send(new s3.PutObjectCommand({ ...objectAt(path), ...Body }))
    },
    async copy(from, to) {
      const CopySource = `${bucket}/${objectAt(from).Key}`
      const target = objectAt(to)
      // S3 refuses to copy a file onto itself.
      if (from === to) return
      await client.send(new s3.CopyObjectCommand({ ...target, CopySource }))
    },
    async *list(folder) {
      const below = folder === '' ? root : `${objectAt(folder).Key}/`
      for await (const page of pagesBelow(below)) {
        for (const { Key = '', Size = 0, LastModified } of page) {
          const path = Key.slice(root.length)
          if (!isAssetPath(path)) continue
          yield { path, size: Size, modifiedAt: LastModified?.getTime() ?? 0 }
        }
      }
    },
    async remove(path) {
      const { Key } = objectAt(path)
      await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key }))
      for await (const page of pagesBelow(`${Key}/`)) {
        const keys = page.flatMap(({ Key }) => Key ?? [])
        await removeKeys(connection, bucket, keys)
      }
    },
    async answers() {
      const probe = new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: root, MaxKeys: 1 })
      return client.send(probe, within(PROBE_MS)).then(yes, no)
    },
  }
}

function httpRange({ start, end }: ByteRange): string {
  return `bytes=${start}-${Number.isFinite(end) ? end - 1 : ''}`
}

const yes = () => true
const no = () => false

async function unlessUnsatisfiable<T>(found: Promise<T>): Promise<T | 'unsatisfiable'> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidRange') return 'unsatisfiable'
    throw error
  }
}
