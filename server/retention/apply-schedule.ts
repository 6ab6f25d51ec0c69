import { DAY_MS } from '#contract/durations.ts'
import { applyRetention } from '#store/apply-retention.ts'
import { erasureRequestOf } from '#store/erasure-requests.ts'
import { inactiveReaders, setMissingLastSeen } from '#store/inactive-readers.ts'
import { lockReader } from '#store/payments/locks.ts'
import { shortTransactions } from '#store/short-transactions.ts'
import { scheduleErasure } from '../reader-data/erasure.ts'
import type { Services } from '../services.ts'

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
