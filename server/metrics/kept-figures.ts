import { Gauge, type Registry } from 'prom-client'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { Database } from '#store/database.ts'
import { jobsDueBefore, paymentsByState, publishedOn } from '#store/figures.ts'
import type { Clock } from '../clock.ts'
import { refundFigures } from './refund-figures.ts'

export interface Kept {
  db: Database
  clock: Clock
  publisher: PublisherCode
}

/** Runners look every second: what waits longer than this is late. */
const LATE_AFTER_MS = MINUTE_MS

/** What the database knows, asked for each time: every node tells the same. */
export function keptFigures(registry: Registry, { db, clock, publisher }: Kept): void {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  refundFigures(registry, { db, clock })

  new Gauge({
    name: 'broadsheet_payments',
    help: 'Attempts to pay that were begun within 24 hours, by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { state, count } of await paymentsByState(db, ago(DAY_MS))) {
        this.set({ state }, count)
      }
    },
  })

  new Gauge({
    name: 'broadsheet_jobs_late',
    help: 'Jobs that were due more than a minute ago.',
    registers: [registry],
    async collect() {
      this.set(await jobsDueBefore(db, ago(LATE_AFTER_MS)))
    },
  })

  new Gauge({
    name: 'broadsheet_published_timestamp_seconds',
    help: "When today's issue of an edition was published; an edition without one is missing.",
    labelNames: ['edition'],
    registers: [registry],
    async collect() {
      this.reset()
      const issues = await publishedOn(db, publisher, newspaperDay(clock.now()))
      for (const { edition_id, published_at } of issues) {
        this.set({ edition: edition_id }, published_at / SECOND_MS)
      }
    },
  })
}
