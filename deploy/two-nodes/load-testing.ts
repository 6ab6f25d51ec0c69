import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { saveArticle } from '#contract/saved-articles.ts'
import { article } from '#server/fault-tests/busy-reader-testing.ts'
import { send } from './reader-testing.ts'

/** The pause of a reader; all readers together stay below the limit of the proxy per address. */
const PAUSE_MS = 40
const RETRY_MS = 100
/** Every third reader writes; the others read. */
const WRITES_EVERY = 3
/** Below the limit of saved articles. */
const MAX_SAVED = 500
/** The number of attempts of a browser before it gives up. */
const MAX_TRIES = 5

const READS = [
  '/',
  '/api/auth/me',
  '/api/epaper/editions?publisher=PV',
  '/api/faqs',
  '/api/user/saved-articles?publisher=PV',
]

/** Readers who read and write through the proxy until they are stopped. */
export function sendReaders(url: string, count: number, bearer: string) {
  let isOver = false
  const seen = { reads: 0, failedReads: 0, writes: 0, failedWrites: 0 }
  const failed: string[] = []
  const saved: string[] = []
  const answered = () => seen.reads + seen.writes

  async function read(path: string): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await isComplete(fetch(url + path, { headers: { authorization: `Bearer ${bearer}` } }))) {
        seen.reads += 1
        return
      }
      seen.failedReads += 1
      await setTimeout(RETRY_MS)
    }
    failed.push(path)
  }

  /** Retries the same article, whose id is the idempotency key, until it is acknowledged. */
  async function write(): Promise<void> {
    const body = article(randomUUID())
    saved.push(body.article_id)
    let response: Response | undefined
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      response = await send(url, saveArticle, { body, bearer }).catch(() => undefined)
      if (response?.ok) {
        seen.writes += 1
        return
      }
      seen.failedWrites += 1
      await setTimeout(RETRY_MS)
    }
    failed.push(`${body.article_id}: ${response?.status}`)
  }

  const done = Promise.all(
    Array.from({ length: count }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        const writes = reader % WRITES_EVERY === 0 && saved.length < MAX_SAVED
        await (writes ? write() : read(READS[turn % READS.length] ?? '/'))
        await setTimeout(PAUSE_MS)
      }
    }),
  )

  return {
    /** Resolves after this many further answers. */
    async answeredMore(more: number): Promise<void> {
      const goal = answered() + more
      while (answered() < goal) await setTimeout(1)
    },
    async stop() {
      isOver = true
      await done
      return { ...seen, failed, saved }
    },
  }
}

async function isComplete(request: Promise<Response>): Promise<boolean> {
  try {
    const response = await request
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
