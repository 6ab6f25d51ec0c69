import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type EditionStatus, SiteService, type SiteStatus } from '#contract/status.ts'
import { INDEX_LAG_MS, isDisturbed, minuteOf, PURCHASE_WINDOW_MS } from '#domain/disturbance.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { Database } from '#store/database.ts'
import { purchaseOutcomes } from '#store/figures.ts'
import { type EditionToday, editionStates } from '#store/issues/edition-states.ts'
import { isIndexOutdated } from '#store/search/behind.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { withTimeout } from '../http/with-timeout.ts'
import type { Clock } from '../integrations/clock.ts'
import type { ServiceOutcomes } from './service-outcomes.ts'

/** The site's state for its readers. Answers whether or not the database does. */
export interface StatusBoard {
  read(): Promise<SiteStatus>
}

interface Dependencies {
  db: Database
  clock: Clock
  /** The editions of its publisher come first. */
  config: { publisher: PublisherCode; releaseHours: ReleaseHours }
  hasGoogle: boolean
  outcomes: ServiceOutcomes
}

const FRESH_MS = 5 * SECOND_MS
const PATIENCE_MS = 2 * SECOND_MS
/** Older editions are not shown. */
const STALE_FOR_MS = DAY_MS

export function createStatusBoard(needed: Dependencies, freshMs = FRESH_MS): StatusBoard {
  const { db, clock, hasGoogle, outcomes } = needed
  const { publisher, releaseHours } = needed.config
  let facts: StatusFacts | undefined
  let downSince: Date | undefined
  let behindSince: Date | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const now = clock.now()
    try {
      facts = await withTimeout(PATIENCE_MS, readStatusFacts(db, releaseHours, now))
      downSince = undefined
      behindSince = facts.isIndexOutdated ? (behindSince ?? now) : undefined
    } catch (error) {
      if (!isUnavailable(error)) throw error
      downSince ??= now
    }
    lookedAt = performance.now()
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  function disturbedSince(service: SiteService, now: Date): Date | undefined {
    const isLagging = behindSince && now.getTime() - behindSince.getTime() >= INDEX_LAG_MS
    const starts = [
      downSince,
      outcomes.disturbedSince(service),
      service === 'payment' ? facts?.purchasesDisturbedSince : undefined,
      service === 'search' && isLagging ? behindSince : undefined,
    ]
    return starts
      .filter((start) => start !== undefined)
      .sort((one, other) => one.getTime() - other.getTime())[0]
  }

  return {
    async read() {
      if (performance.now() - lookedAt >= freshMs) await lookOnce()
      const now = clock.now()
      const known =
        facts && now.getTime() - facts.readAt.getTime() < STALE_FOR_MS ? facts : undefined
      return {
        now: wholeMinute(now),
        isCurrent: downSince === undefined,
        editionsReadAt: known ? wholeMinute(known.readAt) : null,
        editions: ownFirst(known?.editions ?? [], publisher).map(statusOfEdition),
        services: SiteService.options
          .filter((service) => service !== 'google' || hasGoogle)
          .map((service) => statusOfService(service, disturbedSince(service, now))),
      }
    },
  }
}

function ownFirst(editions: readonly EditionToday[], publisher: PublisherCode): EditionToday[] {
  const isOwn = ({ title }: EditionToday) => title === publisher
  return [...editions.filter(isOwn), ...editions.filter((edition) => !isOwn(edition))]
}

function statusOfEdition(edition: EditionToday): EditionStatus {
  const { title, editionId, name, names, date, state, forAllAt } = edition
  const at = timeOf(edition)
  return {
    title,
    editionId,
    name,
    ...(names && { names }),
    date,
    state,
    at: at ? wholeMinute(at) : null,
    ...(forAllAt && { forAllAt: wholeMinute(forAllAt) }),
  }
}

function timeOf({ state, dueAt, releasedAt, publishedAt }: EditionToday): Date | undefined {
  switch (state) {
    case 'out':
      return releasedAt
    case 'expected':
      // The press has named another release time for an issue that is published and not out.
      return publishedAt ? undefined : dueAt
    case 'late':
      return dueAt
    case 'missing':
      return undefined
  }
}

function statusOfService(service: SiteService, since: Date | undefined) {
  const state = since ? ('disturbed' as const) : ('working' as const)
  return { service, state, since: since ? wholeMinute(since) : null }
}

/** Readers need no seconds, and the page stays the same between two looks. */
function wholeMinute(time: Date): string {
  return new Date(minuteOf(time) * MINUTE_MS).toISOString()
}

/** What the database knows of the site's state; every node reads the same. */
interface StatusFacts {
  readAt: Date
  editions: EditionToday[]
  purchasesDisturbedSince: Date | undefined
  isIndexOutdated: boolean
}

async function readStatusFacts(db: Database, hours: ReleaseHours, now: Date): Promise<StatusFacts> {
  const yesterday = newspaperDay(new Date(now.getTime() - DAY_MS))
  const [editions, purchases, isBehind] = await Promise.all([
    editionStates(db, hours, now),
    purchaseOutcomes(db, new Date(now.getTime() - PURCHASE_WINDOW_MS)),
    isIndexOutdated(db, yesterday),
  ])
  return {
    readAt: now,
    editions,
    purchasesDisturbedSince: isDisturbed(purchases) ? purchases.firstFailureAt : undefined,
    isIndexOutdated: isBehind,
  }
}
