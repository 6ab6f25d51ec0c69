import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { s3Assets } from '#store/s3-assets.ts'
import { createApp } from '../app.ts'
import { createFileCache, type FileCache } from '../issues/file-cache.ts'
import { serverWithIssues } from '../issues/testing.ts'

/** The faults of an asset store over the network. */
export const STORE_FAULTS = [
  'hangs',
  'stalls within the answer',
  'closes the connection',
  'fails',
  'is overloaded',
] as const
export type StoreFault = (typeof STORE_FAULTS)[number]

const DEADLINE_MS = 1500
const CACHE_BYTES = 1 << 20

/** The real app with its page files in an S3 store that can be made to fail. */
export async function serverOnFailingStore() {
  const { services } = await serverWithIssues()
  const store = await startStore()
  const assets = await s3Assets(
    {
      bucket: 'pages',
      region: 'us-east-1',
      endpoint: store.url,
      forcePathStyle: true,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      prefix: undefined,
    },
    { deadlineMs: DEADLINE_MS },
  )
  const cache = createFileCache({ read: readWhenAllWait }, CACHE_BYTES)
  async function readWhenAllWait(path: string) {
    while (store.expectedReaders > 0) await setTimeout(1)
    return assets.read(path)
  }
  const files: FileCache = {
    read: (path) => {
      store.expectedReaders -= 1
      return cache.read(path)
    },
  }
  const app = await createApp({ ...services, assets, files })
  return { store, get: async (path: string) => app.request(`/api${path}`) }
}

interface FailingStore {
  url: string
  fault: StoreFault | undefined
  requests: number
  /** The store is read only after this many more readers have requested a file. */
  expectedReaders: number
  open(): number
}

async function startStore(): Promise<FailingStore> {
  const store: FailingStore = {
    url: '',
    fault: undefined,
    requests: 0,
    expectedReaders: 0,
    open: () => answers.size,
  }
  const answers = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    store.requests += 1
    answers.add(response)
    response.once('close', () => answers.delete(response))
    answerWith(response, store.fault, request.url ?? '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  store.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return store
}

function answerWith(response: ServerResponse, fault: StoreFault | undefined, path: string): void {
  switch (fault) {
    case 'hangs':
      return
    case 'stalls within the answer':
      response.writeHead(200, { ETag: '"1"', 'Content-Length': path.length * 2 }).write(path)
      return
    case 'closes the connection':
      response.destroy()
      return
    case 'fails':
      response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
      return
    case 'is overloaded':
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    case undefined:
      if (path.includes('list-type')) response.end('<ListBucketResult></ListBucketResult>')
      else response.writeHead(200, { ETag: '"1"' }).end(path)
  }
}
