// @module-tag slow: starts a server process and kills it.
import { expect, onTestFinished, test } from 'vitest'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { chanceFrom } from '../chance-testing.ts'
import { stockPlans } from '../testing.ts'
import { faultsAfterKills, figuresOf } from './kill-books-testing.ts'
import { openKillable } from './kill-testing.ts'
import { pause, sendShoppers } from './shoppers-testing.ts'

/** Kills per database engine. */
const KILLS = Number(process.env.PAYMENT_KILLS ?? 5)
const SEED = Number(process.env.PAYMENT_SEED ?? 1)
const AT_ONCE = 8
/** Number of requests that the server answers before each kill, while others are in progress. */
const ANSWERS = { least: 3, most: 60 }
const MIDDLE_MS = 25
/** In proportion to the number of kills. */
const LIMIT_MS = Math.max(1, KILLS / 5) * SLOW_LIMIT_MS

test(
  `a server killed ${KILLS} times during purchases loses and duplicates no payment`,
  async () => {
    const server = await openKillable()
    onTestFinished(server.close)
    await stockPlans(server.db)
    const chance = chanceFrom(SEED)
    await server.start()
    const shoppers = sendShoppers(server, chance, AT_ONCE)
    let cutOff = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const last = shoppers.answered + chance.between(ANSWERS.least, ANSWERS.most)
      while (shoppers.answered < last) await pause(1)
      await pause(chance.between(0, MIDDLE_MS))
      cutOff += shoppers.underWay
      await server.kill()
      await server.start()
    }
    shoppers.stop()
    await shoppers.done

    expect(await faultsAfterKills(server, shoppers.readers)).toEqual([])
    const { readers, answered, finished, gone } = shoppers
    console.info(
      `${server.database}: ${KILLS} kills cut off ${cutOff} requests, ${answered} were answered; ${readers.length} readers,`,
      `${finished} purchases seen through, ${gone} browsers gone; ${await figuresOf(server.db)}`,
    )
  },
  LIMIT_MS,
)
