import { chanceFrom } from '#server/payments/chance-testing.ts'
import type { PlayFault } from './measure-fault.ts'

/** The number of answered requests before the server is killed. */
const GRANTED = { least: 30, most: 80 }

export function serverKilled(times: number): PlayFault {
  return async (world, load) => {
    const chance = chanceFrom(1)
    const began = performance.now()
    for (let kill = 0; kill < times; kill += 1) {
      await load.waitForGranted(chance.between(GRANTED.least, GRANTED.most))
      await world.server.kill()
      await world.start()
    }
    return { began, ended: performance.now() }
  }
}
