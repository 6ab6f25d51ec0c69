import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './assets.ts'

const CONNECT_MS = 3000
const SILENCE_MS = 30_000
const CONNECTIONS = 500

/** S3's limit for one DeleteObjects call. */
const KEYS_AT_ONCE = 1000

export interface S3Connection {
  s3: typeof import('@aws-sdk/client-s3')
  client: S3Client
}

export async function connectToS3({
  bucket,
  prefix,
  endpoint,
  accessKeyId,
  secretAccessKey,
  ...settings
}: S3Settings): Promise<S3Connection> {
  // Loaded on demand: a server with a local disk does not need it in memory.
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...settings,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Waiting for a free connection counts towards the connection timeout: the default of 50 fails under bursts.
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
    // The signature already covers the bytes, and many S3-compatible servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client }
}

export async function removeKeys(
  { s3, client }: S3Connection,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const Objects = keys.slice(start, start + KEYS_AT_ONCE).map((Key) => ({ Key }))
    const Delete = { Objects, Quiet: true }
    const command = new s3.DeleteObjectsCommand({ Bucket: bucket, Delete })
    // Older S3-compatible servers require Content-MD5 here.
    command.middlewareStack.add(
      (next) => async (args) => {
        if (isHttpRequest(args.request)) addContentMd5(args.request)
        return next(args)
      },
      { step: 'build' },
    )
    const [fault] = (await client.send(command)).Errors ?? []
    if (fault) throw new Error(`S3 did not remove ${fault.Key}: ${fault.Code}`)
  }
}

export async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}

interface HttpRequest {
  headers: Record<string, string>
  body: string | Uint8Array
}

function isHttpRequest(request: unknown): request is HttpRequest {
  return typeof request === 'object' && request !== null && 'headers' in request
}

function addContentMd5({ headers, body }: HttpRequest): void {
  headers['content-md5'] = createHash('md5').update(body).digest('base64')
}
