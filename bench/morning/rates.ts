import type { Call, Kind } from './calls.ts'
import { median } from './median.ts'
import { type Rate, rateOf } from './rate.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** A server under test: its URL and its processes. */
export interface Server {
  url: string
  pids: readonly number[]
}

export interface CallRates {
  call: Call
  ours: Rate
  nginx: Rate
  /** A plain Node server with the same body: the limit of the runtime. */
  node: Rate
  /** The product behind the nginx of a deployment, which caches public answers. */
  cached: Rate
}

export const GOAL_KIND: Kind = 'data, every page'
export const CACHED_KIND: Kind = 'data, front page only'

/** Measures all servers in turn, so that they share the same conditions; medians of the rounds. */
export async function measureRates(
  calls: readonly Call[],
  { ours, nginx, node, cached }: Record<'ours' | 'nginx' | 'node' | 'cached', Server>,
): Promise<CallRates[]> {
  const measured: CallRates[] = []
  for (const call of calls) {
    const askOurs = () => rateOf(ours.url + call.path, call.token, ours.pids)
    await askOurs()
    const rounds: Omit<CallRates, 'call'>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        nginx: await rateOf(`${nginx.url}/${call.file}`, undefined, nginx.pids),
        ours: await askOurs(),
        node: await rateOf(`${node.url}/${call.file}`, undefined, node.pids),
        cached: await rateOf(cached.url + call.path, call.token, [...cached.pids, ...ours.pids]),
      })
    }
    measured.push({
      call,
      ours: middle(rounds.map((round) => round.ours)),
      nginx: middle(rounds.map((round) => round.nginx)),
      node: middle(rounds.map((round) => round.node)),
      cached: middle(rounds.map((round) => round.cached)),
    })
  }
  return measured
}

function middle(rates: Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  }
}
