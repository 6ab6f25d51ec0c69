import { getIssueDates } from '#contract/issues.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { reachOf } from '#domain/reach.ts'
import { issueDatesIn } from '#store/issues/editions.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { findCurrentIssue } from './current-issue.ts'

/** What a calendar marks. */
export function issueDateRoutes(app: App, services: Services): void {
  const { db, clock } = services
  serve(app, getIssueDates, async ({ query, caller }) => {
    const now = clock.now()
    const today = newspaperDay(now)
    const current = await findCurrentIssue(services, query, caller.reader, now)
    return {
      month: query.month,
      dates: await issueDatesIn(db, query, { today, now }),
      reach: reachOf(caller.reader, query, { today, current: current.date }),
    }
  })
}
