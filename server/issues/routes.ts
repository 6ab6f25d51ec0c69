import { getEpaperData, listEditions } from '#contract/issues.ts'
import { issueAccess } from '#domain/access.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { editionGroupsOf, publishedIssue } from '#store/issues.ts'
import { epaperData } from './epaper-data.ts'
import type { App } from './http/app.ts'
import { ProblemError } from './http/problem-error.ts'
import { serve } from './http/serve.ts'
import type { Services } from './services.ts'

export function issueRoutes(app: App, { db, clock }: Services): void {
  serve(app, listEditions, ({ query }) => editionGroupsOf(db, query.publisher))

  serve(app, getEpaperData, async ({ query, caller }) => {
    const today = newspaperDay(clock.now())
    const issue = query.date <= today ? await publishedIssue(db, query) : undefined
    if (!issue) throw new ProblemError('edition-not-found')
    const access = issueAccess(caller.reader, query, today)
    if (access.kind === 'closed') {
      const isUpgrade = access.unlockBy === 'upgrading'
      throw new ProblemError(isUpgrade ? 'upgrade-required' : 'subscription-required')
    }
    return epaperData(query, issue, access)
  })
}
