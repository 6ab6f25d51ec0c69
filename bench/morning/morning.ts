import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { KINDS, type Kind } from './calls.ts'
import { waitMilliseconds } from './cpu.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'
import { PUBLISHER, type Publisher } from './product.ts'
import { publish } from './publish.ts'
import type { Tokens } from './sign-in.ts'
import type { Visitor } from './visit.ts'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const CROWD = fileURLToPath(new URL('crowd.ts', import.meta.url))
const RAMP_SECONDS = Number(process.env.BENCH_RAMP_SECONDS ?? 10)
const STEADY_SECONDS = Number(process.env.BENCH_STEADY_SECONDS ?? 20)
const TURN_SECONDS = 1
/** A new version is visible within a second, and its pages are read from disk once. */
const SETTLE_SECONDS = 2

/** Enough to keep the server busy. */
const AT_ONCE = 32
const MAX_SECONDS = 10

export const MIX = { visitor: 30, freemium: 20, subscriber: 50 } satisfies Record<Visitor, number>

export const PERIODS = ['before', 'during', 'after'] as const
export type Period = (typeof PERIODS)[number]

export interface Span {
  from: number
  to: number
  /** The share of the time that the server waited for a core; NaN if the system does not report it. */
  waited: number
}

export interface MorningReport extends Pick<CrowdReport, 'errors' | 'visits' | 'generatorLateMs'> {
  visitsPerSecond: number
  spans: Record<Period, Span>
  /** Answers per second after the ramp-up. */
  perSecond: Record<Period, number>
  times: Record<Period, Record<Kind, number[]>>
}

/** The maximum number of visits per second, with readers who turn pages without a pause. */
export async function mostVisitsPerSecond(publisher: Publisher, tokens: Tokens): Promise<number> {
  const crowd = await gather(publisher, tokens, {
    arrivals: { kind: 'so-many-at-once', readers: AT_ONCE },
    turnSeconds: 0,
  })
  await seconds(MAX_SECONDS)
  const { visits, errors } = await crowd.leave()
  if (errors[0]) throw new Error(errors[0])
  return visits / MAX_SECONDS
}

/** Simulates a morning: after a ramp-up, another edition is published, then a new version of the edition in use. */
export async function simulateMorning(
  publisher: Publisher,
  tokens: Tokens,
  visitsPerSecond: number,
): Promise<MorningReport> {
  const crowd = await gather(publisher, tokens, {
    arrivals: { kind: 'on-a-curve', visitsPerSecond, rampSeconds: RAMP_SECONDS },
    turnSeconds: TURN_SECONDS,
  })
  const { dataDir, today: date, pid } = publisher
  const edition = DEFAULT_EDITION[PUBLISHER]
  const env = { DATA_DIR: dataDir }
  await seconds(RAMP_SECONDS)
  const before = await spanOf(pid, () => seconds(STEADY_SECONDS))
  const during = await spanOf(pid, async () => {
    await publish({ env, date, edition: edition + 1 })
    await publish({ env, date, edition })
    await seconds(SETTLE_SECONDS)
  })
  const after = await spanOf(pid, () => seconds(STEADY_SECONDS))
  const { samples, ...report } = await crowd.leave()
  const spans = { before, during, after }
  return { ...report, visitsPerSecond, spans, ...sorted(samples, spans) }
}

/** The start and end of some work, and the share of it that the server waited for a core. */
async function spanOf(pid: number, work: () => Promise<void>): Promise<Span> {
  const from = Date.now()
  const waited = waitMilliseconds(pid)
  await work()
  const to = Date.now()
  return { from, to, waited: (waitMilliseconds(pid) - waited) / (to - from) }
}

async function gather(
  { url, today }: Publisher,
  tokens: Tokens,
  how: Pick<CrowdOrder, 'arrivals' | 'turnSeconds'>,
) {
  const crowd = fork(RUN, [CROWD])
  await once(crowd, 'message')
  const order: CrowdOrder = { url, today, tokens, mix: MIX, ...how }
  crowd.send(order)
  return {
    leave: async (): Promise<CrowdReport> => {
      crowd.send('leave')
      const [report]: CrowdReport[] = await once(crowd, 'message')
      if (!report) throw new Error('The readers sent no report')
      return report
    },
  }
}

function sorted(samples: readonly number[], spans: Record<Period, Span>) {
  const inEach = <T>(make: (period: Period) => T): Record<Period, T> => ({
    before: make('before'),
    during: make('during'),
    after: make('after'),
  })
  const times = inEach(() => emptyTimes())
  const counts = inEach(() => 0)
  for (let index = 0; index < samples.length; index += 3) {
    const [kind = 0, at = 0, ms = 0] = samples.slice(index, index + 3)
    const period = PERIODS.find((name) => at >= spans[name].from && at < spans[name].to)
    const name = KINDS[kind]
    if (!period || !name) continue
    times[period][name].push(ms)
    counts[period] += 1
  }
  const perSecond = inEach((name) => (counts[name] * 1000) / (spans[name].to - spans[name].from))
  return { times, perSecond }
}

function emptyTimes(): Record<Kind, number[]> {
  return {
    shell: [],
    config: [],
    'session check': [],
    'edition list': [],
    'data, front page only': [],
    'data, every page': [],
    'front page': [],
    'inner page': [],
  }
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000))
}
