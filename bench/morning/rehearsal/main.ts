import { availableParallelism, loadavg } from 'node:os'
import { buildAppsIfNeeded } from '#build/build-apps.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../nginx.ts'
import { PUBLISHER } from '../product.ts'
import { publish } from '../publish.ts'
import { dataPath } from '../todays-paper.ts'
import { sendBuyers } from './buyers.ts'
import { compareReaders } from './compare-readers.ts'
import { measureCosts } from './costs.ts'
import { PROCESSES, startWholeDeployment, type WholeDeployment } from './deployment.ts'
import { findKnee, playMorning } from './rehearse.ts'
import { reportCosts, reportEstimate, reportKnee, reportMorning } from './report.ts'
import type { Paper } from './requests.ts'
import { seedReaders } from './seed-readers.ts'
import { watchCpu } from './watch-cpu.ts'

const READERS = { freemium: 2000, subscriber: 5000 }
const WARM_UP = 500
const COUNTED = 1000
const BUYERS_AT_ONCE = 4
/** Of the visits that the machine can serve together with the generator. */
const LOAD = Number(process.env.BENCH_LOAD ?? 0.5)
/** Measures the costs of requests, and nothing else. */
const COSTS_ONLY = process.env.BENCH_COSTS_ONLY === '1'

/** `npm run bench -- morning rehearsal`: the opening at 06:00 on a whole deployment; see docs/operate/scale.md. */
const nginxPath = findNginx()
if (!nginxPath) {
  console.error(HOW_TO_GET_NGINX)
  process.exit(1)
}
await buildAppsIfNeeded()
const deployment = await startWholeDeployment(nginxPath)
const cpu = watchCpu(deployment.pids)
try {
  await rehearse(await publishToday(deployment))
} finally {
  cpu.stop()
  await deployment.stop()
}

async function rehearse(paper: Paper): Promise<void> {
  const all = await seedReaders(deployment.db, READERS)
  const take = takeEvenly(all)
  console.info(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`)
  await measureCosts(paper, take(WARM_UP), cpu)
  const costs = await measureCosts(paper, take(COUNTED), cpu)
  reportCosts(costs)
  if (COSTS_ONLY) return

  const rehearsal = { deployment, paper, cpu }
  const atKnee = take(1500)
  const knee = await findKnee(rehearsal, atKnee)
  const machine = { cores: availableParallelism(), processes: { nodes: PROCESSES, nginx: 1 } }
  reportKnee(costs, knee, machine)
  reportEstimate(knee)
  for (const { kind, what } of knee.lost) console.info(`lost: ${kind}, ${what}`)

  const buyers = sendBuyers(deployment, take(300), BUYERS_AT_ONCE)
  const morning = await playMorning(rehearsal, take(all.length), knee.visitsPerSecond * LOAD)
  const { seen, ...bought } = await buyers.stop()
  reportMorning(morning)
  const readers = await compareReaders(deployment, paper, morning.readers)
  console.info(`${bought.buyers} buyers, ${bought.purchases} purchases: ${JSON.stringify(seen)}`)
  const faults = {
    lost: [...bought.lost, ...readers.lost],
    doubled: [...bought.doubled, ...readers.doubled],
    wrong: bought.wrong,
  }
  for (const [what, list] of Object.entries(faults))
    console.info(`${what}: ${list.length}`, list.slice(0, 5))
  console.info(`load ${loadavg()[0]?.toFixed(1)} after`)
}

/** Takes readers from both ends of the list, so that every group has readers with and without a plan. */
function takeEvenly<T>(all: T[]): (count: number) => T[] {
  const share = READERS.freemium / (READERS.freemium + READERS.subscriber)
  return (count) => {
    const first = all.splice(0, Math.round(count * share))
    return [...first, ...all.splice(Math.max(0, all.length - (count - first.length)))]
  }
}

async function publishToday({ env, url }: WholeDeployment): Promise<Paper> {
  const today = newspaperDay(new Date())
  const edition = DEFAULT_EDITION[PUBLISHER]
  await publish({ env, date: today, edition, front: 'front', niceness: 0 })
  const isThere = async () => (await fetch(url + dataPath(today))).ok
  while (!(await isThere())) await new Promise((next) => setTimeout(next, 250))
  return { url, today }
}
