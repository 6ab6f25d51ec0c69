import { setTimeout } from 'node:timers/promises'
import { addDays } from '#domain/calendar.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { indexOutdatedIssues, pendingUpdates } from '#store/search/behind.ts'
import { updateIndex } from '#store/search/update-index.ts'
import { updateOutdatedStories } from '#store/stories/outdated-stories.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { backOffMs } from '../jobs/back-off.ts'
import type { Services } from '../services.ts'

/** Yields between issues, so that indexing does not starve requests. */
const PAUSE_MS = 50
/** An update without progress for this long is abandoned: its process was killed. */
const LOOK_EVERY_MS = 10_000
/** Texts of these days may still change, for example by OCR, which also changes their stories. */
const RECENT_DAYS = 7

/** Indexes outdated issues and finds their stories, then finishes abandoned updates until it is stopped. */
export function startIndexing(
  { db, log, clock }: Services,
  lookEveryMs = LOOK_EVERY_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  const report = (error: unknown) => log('error', 'indexing failed', { error: String(error) })
  const wait = (ms: number) =>
    setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => {})
  const goOn = async (done: number, total: number) => {
    if (done === total) log('info', 'search index is complete')
    return pause()
  }
  const pause = async () => {
    await setTimeout(PAUSE_MS)
    return isRunning()
  }

  /** Retries with back-off while the database is unavailable. */
  async function indexAll(failures = 0): Promise<void> {
    try {
      await indexOutdatedIssues(db, { atOnce: 1, goOn })
      if (isRunning()) await updateOutdatedStories(db, { goOn: pause })
    } catch (error) {
      report(error)
      if (!isUnavailable(error)) return
      await wait(backOffMs(failures + 1))
      if (isRunning()) await indexAll(failures + 1)
    }
  }

  let seen = new Set<string>()
  async function finishAbandoned(): Promise<void> {
    const updates = await pendingUpdates(db)
    const abandoned = updates.filter(({ progress }) => seen.has(progress))
    seen = new Set(updates.map(({ progress }) => progress))
    for (const { key } of abandoned) await updateIndex(db, [key], { goOn: isRunning })
    const from = addDays(newspaperDay(clock.now()), -RECENT_DAYS)
    if (isRunning()) await updateOutdatedStories(db, { from, goOn: pause })
  }

  async function run(): Promise<void> {
    await indexAll()
    while (isRunning()) {
      await finishAbandoned().catch(report)
      await wait(lookEveryMs)
    }
  }

  const indexing = run()
  return {
    stop: async () => {
      stopping.abort()
      await indexing
    },
  }
}
