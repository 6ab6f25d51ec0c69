import { Gauge, type Registry } from 'prom-client'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import type { Database } from '#store/database.ts'
import {
  manualRefunds,
  OPEN_STATES,
  openRefunds,
  overpaidSince,
  waitingSince,
} from '#store/payments/manual-refunds.ts'

const OVERPAID_SHOWN_MS = 7 * DAY_MS

interface RefundFigures {
  open: { state: string; count: number }[]
  oldestManualSeconds: number
  overpaid: number
}

/** Returns what sets the gauges; without figures they are left out. */
export function refundGauges(registry: Registry): (figures: RefundFigures | undefined) => void {
  const open = new Gauge({
    name: 'broadsheet_refunds',
    help: 'Refunds that are not paid yet, by state; those in manual need an operator.',
    labelNames: ['state'],
    registers: [registry],
  })
  const oldestManual = new Gauge({
    name: 'broadsheet_refund_manual_oldest_seconds',
    help: 'How long the oldest refund in manual has needed an operator; 0 when there is none.',
    registers: [registry],
  })
  const overpaid = new Gauge({
    name: 'broadsheet_refunds_overpaid',
    help: 'Refunds that the gateway paid within 7 days although a bank transfer had settled them.',
    registers: [registry],
  })

  return (figures) => {
    open.reset()
    oldestManual.remove()
    overpaid.remove()
    if (!figures) return
    for (const state of OPEN_STATES) open.set({ state }, 0)
    for (const { state, count } of figures.open) open.set({ state }, count)
    oldestManual.set(figures.oldestManualSeconds)
    overpaid.set(figures.overpaid)
  }
}

export async function readRefundFigures(db: Database, now: Date): Promise<RefundFigures> {
  const [open, [oldest], overpaid] = await Promise.all([
    openRefunds(db),
    manualRefunds(db),
    overpaidSince(db, new Date(now.getTime() - OVERPAID_SHOWN_MS)),
  ])
  const oldestMs = oldest ? now.getTime() - waitingSince(oldest) : 0
  return { open, oldestManualSeconds: oldestMs / SECOND_MS, overpaid }
}
