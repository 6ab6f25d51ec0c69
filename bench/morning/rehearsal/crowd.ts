import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Arrivals, arrivalsOf } from '../arrivals.ts'
import { drawVisitor, type Visitor } from '../visit.ts'
import { KINDS } from './opening.ts'
import type { MorningReader, Paper } from './requests.ts'
import { newVisitor } from './seed-readers.ts'
import { makeVisit } from './visit.ts'

export interface CrowdOrder {
  paper: Paper
  /** Readers with a session. Each makes one visit at a time. */
  readers: MorningReader[]
  mix: Record<Visitor, number>
  arrivals: Arrivals
  turnSeconds: number
}

export interface CrowdReport {
  /** Flat, because there are many: kind, end time, duration. */
  samples: number[]
  retried: { kind: string; at: number }[]
  lost: { kind: string; what: string; at: number }[]
  visits: number
  /** As they are now, with their newest tokens. */
  readers: MorningReader[]
  /** The 99th percentile of the delay of this process, which shares the cores. */
  generatorLateMs: number
}

const TICK_MS = 10
/** With more readers at once, the deployment does not keep up. */
const MAX_AT_ONCE = 4000

/** A separate process that sends readers until it is stopped. */
process.send?.('ready')
process.once('message', (order: CrowdOrder) => {
  const { readers } = order
  const report: CrowdReport = {
    ...{ samples: [], retried: [], lost: [], visits: 0, readers },
    generatorLateMs: 0,
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const free = {
    freemium: readers.filter(({ who }) => who === 'freemium'),
    subscriber: readers.filter(({ who }) => who === 'subscriber'),
  }
  const present = new Set<Promise<void>>()

  function arrive(): void {
    const who = drawVisitor(order.mix)
    const reader = who === 'visitor' ? newVisitor() : free[who].shift()
    if (!reader || present.size >= MAX_AT_ONCE) {
      const what = reader ? 'more readers at once than can be served' : `no ${who} reader is left`
      report.lost.push({ kind: 'visit', what, at: Date.now() })
      return
    }
    const visit = visitOne(order, report, reader).finally(() => {
      present.delete(visit)
      if (who !== 'visitor') free[who].push(reader)
    })
    present.add(visit)
  }

  const howMany = arrivalsOf(order.arrivals)
  const arrivals = setInterval(() => {
    for (let due = howMany(present.size); due > 0; due -= 1) arrive()
  }, TICK_MS)
  process.once('message', async () => {
    clearInterval(arrivals)
    await Promise.all(present)
    report.generatorLateMs = delay.percentile(99) / 1e6
    process.send?.(report, () => process.disconnect())
  })
})

async function visitOne(
  { paper, turnSeconds }: CrowdOrder,
  report: CrowdReport,
  reader: MorningReader,
): Promise<void> {
  await makeVisit({
    paper,
    reader,
    turnSeconds,
    onAnswer: (kind, ms) => report.samples.push(KINDS.indexOf(kind), Date.now(), ms),
    onRetry: (kind) => report.retried.push({ kind, at: Date.now() }),
    onLost: (kind, what) => report.lost.push({ kind, what, at: Date.now() }),
  })
  report.visits += 1
}
