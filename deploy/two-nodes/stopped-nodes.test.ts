// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReadingPlaces } from '#contract/reading-places.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { type Deployment, startDeployment } from './deployment-testing.ts'
import { sendReaders } from './load-testing.ts'
import { send, signIn } from './reader-testing.ts'

const READERS = 12
const ANSWERS_BETWEEN = 60

let deployment: Deployment

beforeAll(async () => {
  deployment = await startDeployment()
}, SLOW_LIMIT_MS)
afterAll(() => deployment.stop())

test.each([
  ['killed', '+919800000020', (node: 0 | 1) => deployment.kill(node)],
  ['replaced', '+919800000021', (node: 0 | 1) => deployment.stopNode(node)],
])(
  'when the nodes are %s one after the other under load, retrying is enough for every reader',
  async (what, phone, end) => {
    const [first = ''] = deployment.nodes
    const { access } = await signIn(deployment, { phone, requestOn: first, enterOn: first })
    const readers = sendReaders(deployment.url, READERS, access)
    for (const node of [0, 1] as const) {
      await readers.answeredMore(ANSWERS_BETWEEN)
      await end(node)
      await readers.answeredMore(ANSWERS_BETWEEN)
      await deployment.revive(node)
    }
    const { reads, failedReads, writes, failedWrites, failed, saved, places } = await readers.stop()

    expect(failed).toEqual([])
    const stored = await deployment.db
      .selectFrom('saved_article')
      .select('article_id')
      .where('article_id', 'in', saved)
      .execute()
    expect(stored.map(({ article_id }) => article_id).sort()).toEqual(saved.sort())
    const { method, path } = listReadingPlaces
    const list = await send(
      deployment.url,
      { method, path: `${path}?publisher=PV` },
      { bearer: access },
    )
    const kept = listReadingPlaces.reply.parse(await list.json())
    const pageIn = new Map(kept.map(({ edition_number, page_no }) => [edition_number, page_no]))
    for (const [edition, page] of places) {
      expect(pageIn.get(edition)).toBeGreaterThanOrEqual(page)
    }
    console.info(
      `both nodes ${what}: ${reads} reads, ${failedReads} were sent again; ${writes} writes, ${failedWrites} were sent again, ${stored.length} articles saved of ${saved.length}`,
    )
  },
)
