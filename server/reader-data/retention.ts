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
/** A day's warnings: mail servers limit how many they take. */
const WARNINGS_A_DAY = 1000

/** Deletes what is too old, and warns readers whose accounts are about to be. */
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

const LOOK_EVERY_MS = 10 * MINUTE_MS
/** Neither the press nor the morning's readers are busy then. */
const QUIET_TIME = '14:00'

/** Applies the retention schedule once a day, in one process of a deployment. */
export function startRetention(
  services: Services,
  lookEveryMs = LOOK_EVERY_MS,
): { stop(): Promise<void> } {
  const { db, clock, log } = services
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  async function applyWhenDue(): Promise<void> {
    const now = clock.now()
    const day = dayInIndia(now)
    if (now < timeInIndia(day, QUIET_TIME)) return
    // A run that a crash cuts short is made up for by the next day's.
    if (await incrementDailyCount(db, { name: 'retention', day, limit: 1 })) {
      await applySchedule(services, isRunning)
    }
  }

  async function run(): Promise<void> {
    while (isRunning()) {
      await applyWhenDue().catch((error: unknown) =>
        log('error', 'retention failed', { error: String(error) }),
      )
      await setTimeout(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
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
