import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { saveReadingPlace } from '#contract/reading-places.ts'
import type { Route } from '#contract/route.ts'
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

const PLACE = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  article_id: null,
  article_block: 0,
  read_articles: [],
}

/** Readers who read and write through the proxy until they are stopped. */
export function sendReaders(url: string, count: number, bearer: string) {
  let isOver = false
  const seen = { reads: 0, failedReads: 0, writes: 0, failedWrites: 0 }
  const failed: string[] = []
  const saved: string[] = []
  /** The last acknowledged page by edition: each writer reads an edition of their own. */
  const places = new Map<number, number>()
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
  async function writeArticle(): Promise<void> {
    const body = article(randomUUID())
    saved.push(body.article_id)
    await write(saveArticle, body, body.article_id)
  }

  async function writePlace(edition: number): Promise<void> {
    const page = (places.get(edition) ?? 0) + 1
    const body = { ...PLACE, edition_number: edition, page_no: page, updated_at: new Date() }
    if (await write(saveReadingPlace, body, `page ${page}`)) places.set(edition, page)
  }

  async function write(route: Route, body: object, what: string): Promise<boolean> {
    let response: Response | undefined
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      response = await send(url, route, { body, bearer }).catch(() => undefined)
      if (response?.ok) {
        seen.writes += 1
        return true
      }
      seen.failedWrites += 1
      await setTimeout(RETRY_MS)
    }
    failed.push(`${what}: ${response?.status}`)
    return false
  }

  const done = Promise.all(
    Array.from({ length: count }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        const writes = reader % WRITES_EVERY === 0 && saved.length < MAX_SAVED
        const write = turn % 2 === 0 ? writeArticle : () => writePlace(reader + 1)
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
      return { ...seen, failed, saved, places }
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
