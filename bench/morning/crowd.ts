import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { IssueDate } from '#contract/issue-date.ts'
import { type Arrivals, arrivalsOf } from './arrivals.ts'
import { KINDS } from './calls.ts'
import type { Tokens } from './sign-in.ts'
import { drawVisitor, makeVisit, type Visitor } from './visit.ts'

export interface CrowdOrder {
  url: string
  today: IssueDate
  tokens: Tokens
  /** In percent. */
  mix: Record<Visitor, number>
  arrivals: Arrivals
  turnSeconds: number
}

/** A flat array because there are many: kind, end time, duration. */
export interface CrowdReport {
  samples: number[]
  errors: string[]
  visits: number
  /** The 99th percentile of the delay of this process, which shares the cores. */
  generatorLateMs: number
}

const TICK_MS = 10
/** With more readers at once, the server does not keep up. */
const MAX_AT_ONCE = 3000

/** A separate process that sends readers until it is stopped. */
process.send?.('ready')
process.once('message', (order: CrowdOrder) => {
  const report: CrowdReport = { samples: [], errors: [], visits: 0, generatorLateMs: 0 }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const here = new Set<Promise<void>>()
  const arrive = () => {
    if (here.size >= MAX_AT_ONCE)
      report.errors.push('more readers at once than the server can serve')
    else {
      const visit = visitOne(order, report).finally(() => here.delete(visit))
      here.add(visit)
    }
  }
  const howMany = arrivalsOf(order.arrivals)
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

async function visitOne(order: CrowdOrder, report: CrowdReport): Promise<void> {
  const { url, today, turnSeconds } = order
  const who = drawVisitor(order.mix)
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
