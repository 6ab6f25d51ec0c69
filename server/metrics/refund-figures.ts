import { Gauge, type Registry } from 'prom-client'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import {
  manualRefunds,
  OPEN_STATES,
  openRefunds,
  overpaidSince,
  waitingSince,
} from '#store/payments/manual-refunds.ts'
import type { Services } from '../services.ts'

const OVERPAID_SHOWN_MS = 7 * DAY_MS

/** From the database, so every node reports the same. */
export function refundFigures(
  registry: Registry,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  new Gauge({
    name: 'broadsheet_refunds',
    help: 'Refunds that are not paid yet, by state; those in manual need an operator.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of OPEN_STATES) this.set({ state }, 0)
      for (const { state, count } of await openRefunds(db)) this.set({ state }, count)
    },
  })

  new Gauge({
    name: 'broadsheet_refund_manual_oldest_seconds',
    help: 'How long the oldest refund in manual has needed an operator; 0 when there is none.',
    registers: [registry],
    async collect() {
      const [oldest] = await manualRefunds(db)
      const age = oldest ? clock.now().getTime() - waitingSince(oldest) : 0
      this.set(age / SECOND_MS)
    },
  })

  new Gauge({
    name: 'broadsheet_refunds_overpaid',
    help: 'Refunds that the gateway paid within 7 days although a bank transfer had settled them.',
    registers: [registry],
    async collect() {
      this.set(await overpaidSince(db, new Date(clock.now().getTime() - OVERPAID_SHOWN_MS)))
    },
  })
}
