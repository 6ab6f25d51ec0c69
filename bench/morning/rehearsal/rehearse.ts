import { setTimeout } from 'node:timers/promises'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { MIX } from '../morning.ts'
import { PUBLISHER } from '../product.ts'
import { publish } from '../publish.ts'
import type { WholeDeployment } from './deployment.ts'
import { gather } from './gather.ts'
import type { CostOfParts } from './model.ts'
import type { MorningReader, Paper } from './requests.ts'
import type { CpuWatch } from './watch-cpu.ts'

const KNEE_SECONDS = Number(process.env.BENCH_KNEE_SECONDS ?? 12)
const RAMP_SECONDS = Number(process.env.BENCH_RAMP_SECONDS ?? 15)
const STEADY_SECONDS = Number(process.env.BENCH_STEADY_SECONDS ?? 10)
const TURN_SECONDS = 1
const AT_ONCE = 32
/** How long PostgreSQL stays away. */
const RESTART_SECONDS = 2

interface Rehearsal {
  deployment: WholeDeployment
  paper: Paper
  cpu: CpuWatch
}

/** As many visits as the machine can serve, with readers who turn pages without a pause. */
export async function findKnee({ paper, cpu }: Rehearsal, readers: MorningReader[]) {
  const order = { paper, readers, mix: MIX, turnSeconds: 0 }
  cpu.take()
  const start = performance.now()
  const crowd = await gather({ ...order, arrivals: { kind: 'so-many-at-once', readers: AT_ONCE } })
  await setTimeout(KNEE_SECONDS * 1000)
  const report = await crowd.leave()
  const seconds = (performance.now() - start) / 1000
  const { parts, processes } = cpu.take()
  return {
    ...report,
    seconds,
    used: parts,
    processes,
    visitsPerSecond: report.visits / KNEE_SECONDS,
  }
}
export type MeasuredKnee = Awaited<ReturnType<typeof findKnee>>

export interface Period {
  name: string
  from: number
  to: number
  used: CostOfParts
}

/** The opening: arrivals grow to the peak, then the faults, one after the other. */
export async function playMorning(
  { deployment, paper, cpu }: Rehearsal,
  readers: MorningReader[],
  visitsPerSecond: number,
) {
  const periods: Period[] = []
  async function period(name: string, act: () => Promise<unknown>): Promise<void> {
    const from = Date.now()
    cpu.take()
    await act()
    periods.push({ name, from, to: Date.now(), used: cpu.take().parts })
  }
  const steady = () => setTimeout(STEADY_SECONDS * 1000)
  const arrivals = { kind: 'on-a-curve', visitsPerSecond, rampSeconds: RAMP_SECONDS } as const
  const crowd = await gather({ paper, readers, mix: MIX, arrivals, turnSeconds: TURN_SECONDS })
  await period('arrivals grow', () => setTimeout(RAMP_SECONDS * 1000))
  await period('the peak', steady)
  await period('a version is published', async () => {
    const edition = DEFAULT_EDITION[PUBLISHER]
    await publish({ env: deployment.env, date: paper.today, edition })
    await setTimeout(2000)
  })
  await period('a server process is killed', async () => {
    deployment.killNode()
    await steady()
  })
  await period('PostgreSQL restarts', async () => {
    await deployment.postgres.stop()
    await setTimeout(RESTART_SECONDS * 1000)
    await deployment.postgres.start()
    await steady()
  })
  await period('afterwards', steady)
  return { ...(await crowd.leave()), periods }
}
export type Morning = Awaited<ReturnType<typeof playMorning>>
