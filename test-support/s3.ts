import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { buildApp } from 'fauxqs'
import type { S3Settings } from '#store/assets.ts'
import { isSignedBy } from './s3-signature.ts'

export interface S3 {
  settings: S3Settings
  stop(): Promise<void>
}

interface Request {
  raw: IncomingMessage
  body: unknown
}

interface Reply {
  status(code: number): Reply
  type(contentType: string): Reply
  send(body: string): Reply
}

const LARGEST_FILE = 64 << 20
const REFUSED = '<Error><Code>SignatureDoesNotMatch</Code><Message>Refused</Message></Error>'

/** Starts a throw-away S3 server with one empty bucket, on a free port. */
export async function startS3(): Promise<S3> {
  const key = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() }
  const app = buildApp({ logger: false })
  const largeBody = { parseAs: 'buffer', bodyLimit: LARGEST_FILE } as const
  app.addContentTypeParser(
    'application/octet-stream',
    largeBody,
    async (_: unknown, body: Buffer) => body,
  )
  // The package does not check signatures; S3 does.
  app.addHook('preHandler', async (request: Request, reply: Reply) => {
    // Older S3 servers refuse a batch of deletions without Content-MD5.
    const isDeletion = request.raw.method === 'POST' && /[?&]delete\b/.test(request.raw.url ?? '')
    const lacksMd5 = isDeletion && !request.raw.headers['content-md5']
    if (isSignedBy(key, request.raw, request.body) && !lacksMd5) return
    return reply.status(403).type('application/xml').send(REFUSED)
  })
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' })

  const settings = {
    ...key,
    bucket: 'pages',
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    prefix: undefined,
  }
  const client = new S3Client({ ...settings, credentials: key })
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  return { settings, stop: async () => app.close() }
}
