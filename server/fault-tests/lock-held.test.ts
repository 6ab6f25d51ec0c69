// @module-tag slow: holds the database lock longer than the server waits for it.
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { listSavedArticles, saveArticle } from '#contract/saved-articles.ts'
import { holdWriteLock } from '#store/lock-testing.ts'
import { chanceFrom } from '../payments/chance-testing.ts'
import { faultsAfterKills, figuresOf } from '../payments/kill/kill-books-testing.ts'
import { openKillable } from '../payments/kill/kill-testing.ts'
import { sendShoppers } from '../payments/kill/shoppers-testing.ts'
import { stockPlans } from '../payments/testing.ts'
import { article, type SendRequest, signIn } from './busy-reader-testing.ts'
import { sendBusyReaders } from './busy-readers-testing.ts'

const READERS = 6
const SHOPPERS = 2
/** Successful requests before and after the lock. */
const GRANTED = 60
/** Longer than the server waits for the lock, so that it refuses writes several times. */
const HELD_MS = 12_000
/** The article whose save is refused. */
const REFUSED = 'while-locked'

async function openServer() {
  const server = await openKillable({ TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(server.close)
  await stockPlans(server.db)
  await server.start()
  return server
}

test('while another process holds the write lock, reads work and a write answers unavailable', async () => {
  const server = await openServer()
  const ask: SendRequest = ({ method, path, body, bearer }) =>
    server.send(API_BASE + path, {
      method,
      headers: {
        rid: 'anti-csrf',
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { access: bearer } = await signIn(ask)
  const { method, path } = listSavedArticles
  const list = async () => (await ask({ method, path: `${path}?publisher=PV`, bearer })).json()
  const lock = await holdWriteLock(server.source)

  const write = ask({ ...saveArticle, body: article(REFUSED), bearer })
  const whileWaiting = async () => {
    const health = await server.send(`${API_BASE}/healthz`)
    return { health: health.status, saved: await list() }
  }
  const first = await Promise.race([write.then(() => 'the write'), whileWaiting()])
  expect(first).toEqual({ health: 200, saved: [] })
  const refused = await write
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await refused.json()).code).toBe('unavailable')

  await lock.release()
  expect((await ask({ ...saveArticle, body: article('afterwards'), bearer })).status).toBe(200)
  const saved = (await list()).map(({ article_id }: { article_id: string }) => article_id)
  // On PostgreSQL a write may still complete after its caller got an error; on SQLite it must not.
  const unrefused = saved.filter((id: string) => server.database === 'sqlite' || id !== REFUSED)
  expect(unrefused).toEqual(['afterwards'])
})

test('a write lock under a mixed load causes no lost and no duplicate writes', async () => {
  const server = await openServer()
  const shoppers = sendShoppers(server, chanceFrom(1), SHOPPERS)
  const readers = sendBusyReaders(server, READERS)
  await readers.waitForGranted(GRANTED)
  const lock = await holdWriteLock(server.source)
  await setTimeout(HELD_MS)
  await lock.release()
  expect((await server.send(`${API_BASE}/healthz`)).status).toBe(200)
  await readers.waitForGranted(GRANTED)
  shoppers.stop()
  await shoppers.done
  const { lost, doubled, wrong } = await readers.stop()

  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
  expect(await faultsAfterKills(server, shoppers.readers)).toEqual([])
  const { asked, acknowledged, refused, cutOff, slowestMs } = readers.seen
  console.info(
    `${server.database}, write lock held for ${HELD_MS} ms: ${asked} requests, ${acknowledged} acknowledged, ${refused} refused, ${cutOff} cut off, 0 lost, 0 doubled, slowest ${slowestMs} ms;`,
    `${shoppers.finished} purchases: ${await figuresOf(server.db)}`,
  )
})
