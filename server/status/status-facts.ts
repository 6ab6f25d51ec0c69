import { DAY_MS } from '#contract/durations.ts'
import { isDisturbed, PURCHASE_WINDOW_MS } from '#domain/disturbance.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { Database } from '#store/database.ts'
import { purchaseOutcomes } from '#store/figures.ts'
import { type EditionToday, editionStates } from '#store/issues/edition-states.ts'
import { isIndexOutdated } from '#store/search/outdated-issues.ts'

/** What the database knows of the site's state; every node reads the same. */
export interface StatusFacts {
  readAt: Date
  editions: EditionToday[]
  purchasesDisturbedSince: Date | undefined
  isIndexOutdated: boolean
}

export async function readStatusFacts(
  db: Database,
  hours: ReleaseHours,
  now: Date,
): Promise<StatusFacts> {
  const yesterday = newspaperDay(new Date(now.getTime() - DAY_MS))
  const [editions, purchases, isOutdated] = await Promise.all([
    editionStates(db, hours, now),
    purchaseOutcomes(db, new Date(now.getTime() - PURCHASE_WINDOW_MS)),
    isIndexOutdated(db, yesterday),
  ])
  return {
    readAt: now,
    editions,
    purchasesDisturbedSince: isDisturbed(purchases) ? purchases.firstFailureAt : undefined,
    isIndexOutdated: isOutdated,
  }
}
