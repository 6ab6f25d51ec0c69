import { setTimeout } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { incrementDailyCount } from '#store/auth/contact-buckets.ts'
import { lockReader } from '#store/locks.ts'
import { applyRetention } from '#store/reader-data/apply-retention.ts'
import { erasureRequestOf } from '#store/reader-data/erasure-requests.ts'
import { inactiveReaders, setMissingLastSeen } from '#store/reader-data/inactive-readers.ts'
import { shortTransactions } from '#store/short-transactions.ts'
import type { Services } from '../services.ts'
import { scheduleErasure } from './erasure.ts'

const WARNING_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS
/** Mail servers limit how many e-mails they accept. */
const WARNINGS_A_DAY = 1000

/** Deletes rows past their retention, and warns readers whose unused accounts will be erased. */
export async function applySchedule(
  services: Services,
  goOn: () => boolean = () => true,
): Promise<void> {
  const { db, clock, log } = services
  const removed = await applyRetention(db, clock.now(), goOn)
  const warned = await warnInactive(services, goOn)
  for (const [kind, rows] of Object.entries(removed))
    log('info', 'old rows removed', { kind, rows })
  if (warned > 0) log('info', 'readers of unused accounts warned', { rows: warned })
  log('info', 'retention applied')
}

async function warnInactive(services: Services, goOn: () => boolean): Promise<number> {
  const { db, clock, config } = services
  const now = clock.now().getTime()
  await setMissingLastSeen({ transactions: shortTransactions(db), goOn }, now)
  if (config.inactiveYears === 0) return 0
  const seenBefore = now - config.inactiveYears * YEAR_MS
  const readers = await inactiveReaders(db, { seenBefore, limit: WARNINGS_A_DAY })
  const transactions = shortTransactions(db)
  for (const reader_id of readers) {
    if (!goOn()) break
    await transactions.run(1, async (tx) => {
      await lockReader(tx, reader_id)
      if (await erasureRequestOf(tx, reader_id)) return
      const due_at = now + WARNING_MS
      await scheduleErasure(tx, { reader_id, reason: 'inactive', requested_at: now, due_at })
    })
  }
  return readers.length
}

const CHECK_EVERY_MS = 10 * MINUTE_MS
/** Load is low then: the press runs at night and readers read in the morning. */
const QUIET_TIME = '14:00'

/** Applies the retention schedule once a day, in one process of a deployment. */
export function startRetention(
  services: Services,
  checkEveryMs = CHECK_EVERY_MS,
): { stop(): Promise<void> } {
  const { db, clock, log } = services
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  async function applyWhenDue(): Promise<void> {
    const now = clock.now()
    const day = dayInIndia(now)
    if (now < timeInIndia(day, QUIET_TIME)) return
    // If a crash interrupts the run, the next day's run deletes the rest.
    if (await incrementDailyCount(db, { name: 'retention', day, limit: 1 })) {
      await applySchedule(services, isRunning)
    }
  }

  async function run(): Promise<void> {
    while (isRunning()) {
      await applyWhenDue().catch((error: unknown) =>
        log('error', 'retention failed', { error: String(error) }),
      )
      await setTimeout(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
