import { dirname } from 'node:path'
import { compactDate } from '#contract/issue-date.ts'
import { load } from '../load.ts'
import { startProduct } from '../start-product.ts'
import type { Archive } from './archive.ts'
import { LAST_DATE } from './corpus.ts'
import { CLASSES, queriesOf } from './queries.ts'

const SECONDS = 10
const READERS = 4
const SEARCHERS = 4
/** Distinct client addresses, because limits apply per caller. */
const CALLERS = 250

/** The latency of an issue's pages, alone and while others search on the same server. */
export async function pagesBesideSearches({ source }: Archive, articles: number) {
  const product = await startProduct({
    ...(source.kind === 'sqlite'
      ? { DATA_DIR: dirname(source.file) }
      : { DATABASE_URL: source.url }),
    SAMPLE: 'none',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  })
  const now = JSON.stringify({ now: `${LAST_DATE}T12:00:00+05:30` })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${product.url}/api/dev/clock`, { method: 'POST', headers, body: now })
  const data = `${product.url}/api/epaper/data?publisher=PV&edition=4&date=${compactDate(LAST_DATE)}`
  const readPages = () =>
    load({ url: data, expect: 200, headers: [{}], seconds: SECONDS, connections: READERS })

  await readPages()
  const alone = await readPages()
  const searches = startSearches(product.url, articles)
  const beside = await readPages()
  const searched = await searches.stop()
  await product.stop()
  return { alone, beside, searchesPerSecond: Math.round(searched / SECONDS) }
}

function startSearches(url: string, articles: number) {
  const texts = Object.keys(CLASSES).flatMap((kind) => queriesOf(kind, 20, articles))
  let isOver = false
  let searched = 0
  const searchers = Array.from({ length: SEARCHERS }, async (_, searcher) => {
    for (let turn = searcher; !isOver; turn += SEARCHERS) {
      const query = texts[turn % texts.length] ?? ''
      const params = new URLSearchParams({ query, publisher_short_code: 'PV' })
      const caller = { 'X-Forwarded-For': `10.0.0.${turn % CALLERS}` }
      const response = await fetch(`${url}/api/epaper/search?${params}`, { headers: caller })
      if (!response.ok) throw new Error(`A search was answered with ${response.status}`)
      await response.text()
      searched += 1
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(searchers)
      return searched
    },
  }
}
