// @module-tag slow: starts a server process and kills it.
import { expect, onTestFinished, test } from 'vitest'
import { chanceFrom } from '../payments/chance-testing.ts'
import { faultsAfterKills, figuresOf } from '../payments/kill/kill-books-testing.ts'
import { openKillable } from '../payments/kill/kill-testing.ts'
import { sendShoppers } from '../payments/kill/shoppers-testing.ts'
import { stockPlans } from '../payments/testing.ts'
import { sendBusyReaders } from './busy-readers-testing.ts'

const KILLS = Number(process.env.FAULT_KILLS ?? 2)
const READERS = 6
const SHOPPERS = 2
/** The server is killed after this many successful requests, while others are in progress. */
const GRANTED = { least: 30, most: 80 }

test(`a server that is killed ${KILLS} times under a mixed load loses and duplicates no acknowledged write`, async () => {
  const server = await openKillable({ TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(server.close)
  await stockPlans(server.db)
  const chance = chanceFrom(1)
  await server.start()
  const shoppers = sendShoppers(server, chance, SHOPPERS)
  const readers = sendBusyReaders(server, READERS)
  for (let kill = 0; kill < KILLS; kill += 1) {
    await readers.waitForGranted(chance.between(GRANTED.least, GRANTED.most))
    await server.kill()
    await server.start()
  }
  await readers.waitForGranted(GRANTED.most)
  shoppers.stop()
  await shoppers.done
  const { lost, doubled, wrong, readers: signedInReaders } = await readers.stop()

  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
  expect(signedInReaders.length).toBeGreaterThan(READERS)
  const twice = await server.db
    .selectFrom('login_method')
    .select('value')
    .groupBy('value')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  expect(twice).toEqual([])
  expect(await faultsAfterKills(server, shoppers.readers)).toEqual([])
  const { asked, acknowledged, cutOff } = readers.seen
  console.info(
    `${server.database}, killed ${KILLS} times: ${asked} requests of ${signedInReaders.length} readers, ${acknowledged} acknowledged, ${cutOff} cut off, 0 lost, 0 doubled;`,
    `${shoppers.finished} purchases: ${await figuresOf(server.db)}`,
  )
})
