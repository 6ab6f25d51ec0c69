import { setTimeout as pause } from 'node:timers/promises'
import type { BusyReader } from '#server/fault-tests/busy-reader-testing.ts'
import { sendBusyReaders } from '#server/fault-tests/busy-readers-testing.ts'
import { buyPlans } from '#server/fault-tests/buying-testing.ts'
import { chanceFrom } from '#server/payments/chance-testing.ts'
import { faultsAfterKills } from '#server/payments/kill/kill-books-testing.ts'
import { comparePurchases } from './compare-purchases.ts'
import { firstAfter, type Interval, longestGapAcross } from './gaps.ts'
import { watchHealth } from './health-watch.ts'
import type { Outcome } from './outcome.ts'
import type { World } from './world.ts'

const READERS = 8
const PAUSE_MS = 60
const WARM_UP_MS = 3000
const BEFORE_MS = 5000
const AFTER_MS = 5000
/** The limit for retries of a request and for the recovery. */
const GIVE_UP_MS = 180_000

type Load = ReturnType<typeof sendBusyReaders>

/** Causes the fault and returns when it started and ended. */
export type PlayFault = (world: World, load: Load) => Promise<Interval>

/** Causes a fault under load, then compares the acknowledged writes with the database. */
export async function measureFault(fault: string, world: World, play: PlayFault): Promise<Outcome> {
  const { server, eventLoop } = world
  await world.start()
  const load = sendBusyReaders(server, READERS, {
    moreTurns: [buyPlans(chanceFrom(1))],
    pauseMs: PAUSE_MS,
    giveUpMs: GIVE_UP_MS,
  })
  const health = watchHealth(server)
  await pause(WARM_UP_MS)
  await eventLoop.begin(server.tell)
  await pause(BEFORE_MS)
  const before = eventLoop.longestBlock()
  await eventLoop.begin(server.tell)

  const interval = await play(world, load)
  await waitForRecovery(load, interval)
  await pause(AFTER_MS)
  const fromFaultOn = eventLoop.longestBlock()
  await health.stop()
  const { counts, writesAcknowledged, ...compared } = await compareAfterRestart(world, load)
  return {
    fault,
    engine: world.engine,
    ...compared,
    requests: counts.asked,
    acknowledged: counts.acknowledged,
    refused: counts.refused,
    cutOff: counts.cutOff,
    other: otherAnswers(counts),
    longestGapMs: longestGapAcross(writesAcknowledged, interval),
    recoveredAfterMs: firstAfter(writesAcknowledged, interval),
    healthGapMs: longestGapAcross(health.answered, interval),
    blocked: { before, fromFaultOn },
  }
}

async function waitForRecovery({ writesAcknowledged }: Load, interval: Interval): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS
  while (firstAfter(writesAcknowledged, interval) === undefined && performance.now() < deadline) {
    await pause(10)
  }
}

/** Restarts the server first, because a running server may see its own uncommitted writes. */
async function compareAfterRestart(world: World, load: Load) {
  const { server } = world
  await load.finish()
  const writesAcknowledged = [...load.writesAcknowledged]
  const counts = { ...load.seen }
  await server.kill()
  await world.start()
  const { lost, doubled, wrong, readers } = await load.stop()
  const books = await faultsAfterKills(server, readers.map(idOf))
  const purchases = await comparePurchases(server.db, readers)
  return {
    counts,
    writesAcknowledged,
    lost: [...lost, ...purchases.lost],
    doubled: [...doubled, ...purchases.doubled],
    wrong: [...wrong, ...books],
  }
}

function idOf({ id }: BusyReader): string {
  return id
}

function otherAnswers({ expected, answersLost, failed }: Load['seen']): string {
  return [
    ...(expected > 0 ? [`${expected} failed, declined or repeated as expected`] : []),
    ...(answersLost > 0 ? [`${answersLost} lost on purpose`] : []),
    ...(failed > 0 ? [`${failed} wrong`] : []),
  ].join(', ')
}
