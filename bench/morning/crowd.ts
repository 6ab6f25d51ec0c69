import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { IssueDate } from '#contract/issue-date.ts'
import { KINDS } from './calls.ts'
import type { Tokens } from './sign-in.ts'
import { makeVisit, type Visitor } from './visit.ts'

export interface CrowdOrder {
  url: string
  today: IssueDate
  tokens: Tokens
  /** In hundredths of all. */
  mix: Record<Visitor, number>
  /** A new reader for each that has gone, or so many a second once all who come are there. */
  arrivals:
    | { kind: 'so-many-at-once'; readers: number }
    | { kind: 'on-a-curve'; visitsPerSecond: number; rampSeconds: number }
  turnSeconds: number
}

/** Flat, because there are many: kind, when it ended, how long it took. */
export interface CrowdReport {
  samples: number[]
  errors: string[]
  visits: number
  /** How late this process itself was, at worst in a hundred: it shares the cores. */
  generatorLateMs: number
}

const TICK_MS = 10
/** More than these at once have piled up, because something does not keep pace. */
const MAX_AT_ONCE = 3000

/** A process of its own: readers come until it is told to stop. */
process.send?.('ready')
process.once('message', (order: CrowdOrder) => {
  const report: CrowdReport = { samples: [], errors: [], visits: 0, generatorLateMs: 0 }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const here = new Set<Promise<void>>()
  const arrive = () => {
    if (here.size >= MAX_AT_ONCE) report.errors.push('more readers than can be served')
    else {
      const visit = visitOne(order, report).finally(() => here.delete(visit))
      here.add(visit)
    }
  }
  const howMany = arrivalsOf(order)
  const arrivals = setInterval(() => {
    for (let due = howMany(here.size); due > 0; due -= 1) arrive()
  }, TICK_MS)
  process.once('message', async () => {
    clearInterval(arrivals)
    await Promise.all(here)
    report.generatorLateMs = delay.percentile(99) / 1e6
    process.send?.(report, () => process.disconnect())
  })
})

/** How many come now, given how many are here. */
function arrivalsOf({ arrivals }: CrowdOrder): (here: number) => number {
  if (arrivals.kind === 'so-many-at-once') return (here) => arrivals.readers - here
  const start = performance.now()
  let last = start
  let due = 0
  return () => {
    const now = performance.now()
    const rise = Math.min(1, (now - start) / 1000 / arrivals.rampSeconds)
    due += ((now - last) / 1000) * arrivals.visitsPerSecond * rise
    last = now
    const whole = Math.floor(due)
    due -= whole
    return whole
  }
}

async function visitOne(order: CrowdOrder, report: CrowdReport): Promise<void> {
  const { url, today, turnSeconds } = order
  const who = whoComes(order.mix)
  const tokens = who === 'visitor' ? [] : order.tokens[who]
  const token = tokens[report.visits % tokens.length]
  report.visits += 1
  try {
    await makeVisit({
      url,
      today,
      who,
      token,
      turnSeconds,
      onAnswer: (kind, ms, { status }) => {
        if (status === 200) report.samples.push(KINDS.indexOf(kind), Date.now(), ms)
        else report.errors.push(`${kind}: ${status}`)
      },
    })
  } catch (error) {
    report.errors.push(String(error))
  }
}

function whoComes({ visitor, freemium }: CrowdOrder['mix']): Visitor {
  const drawn = Math.random() * 100
  if (drawn < visitor) return 'visitor'
  return drawn < visitor + freemium ? 'freemium' : 'subscriber'
}
