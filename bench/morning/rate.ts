import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { load } from '../load.ts'
import { headersWith } from './ask.ts'
import { cpuMicroseconds } from './cpu.ts'

const CONNECTIONS = 64
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

const HAS_WRK = spawnSync('wrk', ['--version']).error === undefined
export const GENERATOR = HAS_WRK
  ? `wrk, one thread, ${CONNECTIONS} connections`
  : `our own generator in node, ${CONNECTIONS} connections (wrk is not installed; it would send more)`

export interface Rate {
  perSecond: number
  /** CPU time of the server processes per request. */
  cpuMicroseconds: number
}

/** The maximum number of requests per second. */
export async function rateOf(
  url: string,
  token: string | undefined,
  pids: readonly number[],
): Promise<Rate> {
  const before = cpuMicroseconds(pids)
  const perSecond = await (HAS_WRK ? rateByWrk(url, token) : rateByNode(url, token))
  const used = cpuMicroseconds(pids) - before
  return { perSecond, cpuMicroseconds: used / (perSecond * SECONDS) }
}

async function rateByNode(url: string, token: string | undefined): Promise<number> {
  const request = { url, headers: [headersWith(token)], expect: 200 }
  return (await load({ ...request, seconds: SECONDS, connections: CONNECTIONS })).perSecond
}

async function rateByWrk(url: string, token: string | undefined): Promise<number> {
  const headers = Object.entries(headersWith(token)).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, url]
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  wrk.stdout.on('data', (part) => {
    printed += part
  })
  await once(wrk, 'close')
  // Timeouts are not errors here: the crowd measures latency.
  const fault = /Non-2xx or 3xx responses: \d+|(connect|read|write) [1-9].*/.exec(printed)?.[0]
  if (fault) throw new Error(`${url}: ${fault}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])
}
