import { Gauge, type Registry } from 'prom-client'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { EDITION_STATES } from '#domain/edition-state.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { Database } from '#store/database.ts'
import { jobsDueBefore, paymentsByState } from '#store/figures.ts'
import { type EditionToday, editionStates } from '#store/issues/edition-states.ts'
import {
  manualRefunds,
  OPEN_STATES,
  openRefunds,
  overpaidSince,
  waitingSince,
} from '#store/payments/refunds.ts'
import type { Log } from '../http/log.ts'
import type { Clock } from '../integrations/clock.ts'
import { readInTime } from './read-in-time.ts'

export interface FigureSource {
  db: Database
  clock: Clock
  config: { releaseHours: ReleaseHours }
  log: Log
}

/** Runners look every second: a job that waits longer than this is late. */
const LATE_AFTER_MS = MINUTE_MS

const PAYMENT_STATES = ['created', 'paid', 'failed', 'abandoned', 'unknown']

interface DatabaseFigures {
  payments: { state: string; count: number }[]
  jobsLate: number
  editions: EditionToday[]
  refunds: Awaited<ReturnType<typeof readRefundFigures>>
}

/** Returns what brings the gauges up to date. All servers report the same, except whether the database answers. */
export function databaseGauges(registry: Registry, source: FigureSource): () => Promise<void> {
  const newGauge = gaugesIn(registry)
  const isUp = newGauge('broadsheet_database_up', 'Whether the database answered in time: 1 or 0.')
  const payments = newGauge(
    'broadsheet_payments',
    'Payment attempts that began within 24 hours, by state.',
    ['state'],
  )
  const jobsLate = newGauge('broadsheet_jobs_late', 'Jobs that were due more than a minute ago.')
  const published = newGauge(
    'broadsheet_published_timestamp_seconds',
    "When today's issue of an edition was first published.",
    ['title', 'edition'],
  )
  const editionState = newGauge(
    'broadsheet_edition_state',
    "1 for the state of today's issue of an edition, 0 for the other states.",
    ['title', 'edition', 'name', 'state'],
  )
  const showRefunds = refundGauges(registry)
  const read = readInTime(
    () => readFigures(source),
    (error) => source.log('error', 'figures not read', { error: String(error) }),
  )

  return async () => {
    const figures = await read()
    isUp.set(figures ? 1 : 0)
    for (const gauge of [payments, published, editionState]) gauge.reset()
    jobsLate.remove()
    showRefunds(figures?.refunds)
    if (!figures) return
    for (const state of PAYMENT_STATES) payments.set({ state }, 0)
    for (const { state, count } of figures.payments) payments.set({ state }, count)
    jobsLate.set(figures.jobsLate)
    for (const { title, editionId: edition, name, publishedAt, state } of figures.editions) {
      if (publishedAt) published.set({ title, edition }, publishedAt.getTime() / SECOND_MS)
      for (const each of EDITION_STATES) {
        editionState.set({ title, edition, name, state: each }, each === state ? 1 : 0)
      }
    }
  }
}

function gaugesIn(registry: Registry) {
  return <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
}

async function readFigures({ db, clock, config }: FigureSource): Promise<DatabaseFigures> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const [payments, jobsLate, editions, refunds] = await Promise.all([
    paymentsByState(db, ago(DAY_MS)),
    jobsDueBefore(db, ago(LATE_AFTER_MS)),
    editionStates(db, config.releaseHours, now),
    readRefundFigures(db, now),
  ])
  return { payments, jobsLate, editions, refunds }
}

const OVERPAID_SHOWN_MS = 7 * DAY_MS

interface RefundFigures {
  open: { state: string; count: number }[]
  oldestManualSeconds: number
  overpaid: number
}

/** Returns what sets the gauges; without figures they are left out. */
function refundGauges(registry: Registry): (figures: RefundFigures | undefined) => void {
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

async function readRefundFigures(db: Database, now: Date): Promise<RefundFigures> {
  const [open, [oldest], overpaid] = await Promise.all([
    openRefunds(db),
    manualRefunds(db),
    overpaidSince(db, new Date(now.getTime() - OVERPAID_SHOWN_MS)),
  ])
  const oldestMs = oldest ? now.getTime() - waitingSince(oldest) : 0
  return { open, oldestManualSeconds: oldestMs / SECOND_MS, overpaid }
}
