import { getOnlyHere, type OnlyHere } from '#contract/stories.ts'
import { SISTER_OF } from '#contract/titles.ts'
import { type IssueKey, pageAccess } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { inSisterPaper } from '#store/stories/in-sister-paper.ts'
import { onlyInEdition } from '#store/stories/only-in-edition.ts'
import type { App } from '../http/app.ts'
import { createMomentCache } from '../http/quick-lane.ts'
import { serve } from '../http/serve.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function storyRoutes(app: App, services: Services): void {
  const { db, clock } = services
  // Every reader who opens the paper asks for it.
  const ofIssues = createMomentCache<ReadonlySet<string>>(clock)

  serve(app, getOnlyHere, async ({ query: key, caller }) => {
    const now = clock.now()
    const { issue, access } = await openIssue(services, key, caller.reader, now)
    const { pages } = issue.version
    const front = frontPageIndex(pages)
    const open = pages
      .filter((_, index) => pageAccess(caller.reader, access, { index, front }).kind === 'open')
      .flatMap(({ regions }) => regions.map(({ id }) => id))
    const only = await ofIssues.getOrMake(issueId(key), async () =>
      onlyInEdition(db, key, await unreleasedIssues(db, key.publisher, now)),
    )
    return {
      articles: open.filter((id) => only?.has(id)),
      ...(await sisterPaper(services, key, open, now)),
    }
  })
}

/** The sister paper decides itself whether a reader may open the article. */
async function sisterPaper(
  { db, config }: Services,
  key: IssueKey,
  open: readonly string[],
  now: Date,
): Promise<Pick<OnlyHere, 'sisterPaper'>> {
  const url = config.sisterUrl
  if (url === undefined) return {}
  const unreleased = await unreleasedIssues(db, SISTER_OF[key.publisher], now)
  const found = await inSisterPaper(db, key, unreleased)
  const articles = open.flatMap((articleId) => {
    const article = found.get(articleId)
    if (!article) return []
    const { id, key: place, pageIndex } = article
    const sister = { id, date: place.date, edition: place.edition, pageIndex }
    return [{ articleId, sister }]
  })
  return { sisterPaper: { url, articles } }
}
