import { Readable } from 'node:stream'
import type { S3Settings } from '../assets.ts'
import { connectToS3, removeKeys, unlessMissing } from '../s3-client.ts'
import type { BackupPlace } from './place.ts'

/** S3 allows 10,000 parts per file, so files of up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

/**
 * Backups in a bucket. The signature of each request covers the SHA-256 of its body, so that S3 refuses data that
 * changed in transit.
 */
export async function s3Place(settings: S3Settings, partBytes = PART_BYTES): Promise<BackupPlace> {
  const { bucket, prefix } = settings
  const connection = await connectToS3(settings)
  const { s3, client } = connection
  const root = prefix ? `${prefix}/` : ''
  const objectAt = (path: string) => ({ Bucket: bucket, Key: root + path })

  async function writeInParts(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(objectAt(path)))
    const upload = { ...objectAt(path), UploadId }
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1
        const part = new s3.UploadPartCommand({ ...upload, PartNumber, Body })
        Parts.push({ PartNumber, ETag: (await client.send(part)).ETag })
      }
      const complete = { ...upload, MultipartUpload: { Parts } }
      await client.send(new s3.CompleteMultipartUploadCommand(complete))
    } catch (error) {
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    }
  }

  return {
    address: `s3://${bucket}/${root}`,
    async names() {
      const names: string[] = []
      let ContinuationToken: string | undefined
      do {
        const input = { Bucket: bucket, Prefix: root, Delimiter: '/', ContinuationToken }
        const page = await client.send(new s3.ListObjectsV2Command(input))
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
          names.push(Prefix.slice(root.length, -1))
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return names
    },
    async read(path) {
      const found = await unlessMissing(client.send(new s3.GetObjectCommand(objectAt(path))))
      return found?.Body instanceof Readable ? found.Body : undefined
    },
    async write(path, source) {
      const parts = partsOf(source, partBytes)
      const first = await parts.next()
      const Body = first.done ? Buffer.alloc(0) : first.value
      if (Body.length < partBytes) {
        const put = { ...objectAt(path), Body, ContentLength: Body.length }
        await client.send(new s3.PutObjectCommand(put))
      } else await writeInParts(path, withFirst(Body, parts))
    },
    async remove(paths) {
      await removeKeys(
        connection,
        bucket,
        paths.map((path) => objectAt(path).Key),
      )
    },
  }
}

/** Splits the stream into parts of this size; the last one may be smaller. */
async function* partsOf(source: Readable, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let waiting = 0
  for await (const chunk of source) {
    chunks.push(Buffer.from(chunk))
    waiting += chunk.length
    if (waiting < size) continue
    const all = Buffer.concat(chunks)
    const whole = all.length - (all.length % size)
    for (let start = 0; start < whole; start += size) yield all.subarray(start, start + size)
    chunks = [all.subarray(whole)]
    waiting = all.length - whole
  }
  if (waiting > 0) yield Buffer.concat(chunks)
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}
