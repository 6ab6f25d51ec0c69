import { getOnlyHere } from '#contract/stories.ts'
import { pageAccess } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { onlyInEdition } from '#store/stories/only-in-edition.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function storyRoutes(app: App, services: Services): void {
  const { db, clock } = services

  serve(app, getOnlyHere, async ({ query: key, caller }) => {
    const now = clock.now()
    const { issue, access } = await openIssue(services, key, caller.reader, now)
    const { pages } = issue.version
    const front = frontPageIndex(pages)
    const open = pages
      .filter((_, index) => pageAccess(caller.reader, access, { index, front }).kind === 'open')
      .flatMap(({ regions }) => regions.map(({ id }) => id))
    const only = await onlyInEdition(db, key, await unreleasedIssues(db, key.publisher, now))
    return { articles: open.filter((id) => only.has(id)) }
  })
}
