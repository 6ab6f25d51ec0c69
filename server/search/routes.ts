import type { IssueDate } from '#contract/issue-date.ts'
import { search } from '#contract/search.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { parseQuery } from '#domain/search/query.ts'
import { unreleasedIssues } from '#store/issues/unreleased.ts'
import { foundArticles } from '#store/search/found-articles.ts'
import { SearchBusy, type SearchEngine, type SearchRequest } from '#store/search/search-engine.ts'
import type { App } from '../http/app.ts'
import { addressCounted } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { accessTo } from '../issues/current-issue.ts'
import { ownEditionOf } from '../own-edition.ts'
import type { Services } from '../services.ts'
import { hitOf } from './hit.ts'
import { searchLimit } from './search-limit.ts'

export function searchRoutes(app: App, services: Services): void {
  const { db, clock, signer } = services
  const countSearch = searchLimit()

  serve(app, search, async ({ query: asked, caller, context }) => {
    const { reader, session } = caller
    const now = clock.now()
    countSearch(session?.readerId ?? addressCounted(context.get('clientAddress')), now)
    const { publisher_short_code: publisher, query: text, editionNo, offset, limit } = asked
    const { total, found } = await findInTime(services.search, {
      ...{ publisher, text, edition: editionNo, offset, limit },
      ...daysAsked(asked, newspaperDay(now)),
      ownEdition: await ownEditionOf(db, caller, publisher),
      without: await unreleasedIssues(db, publisher, now),
    })
    const articles = await foundArticles(db, found)
    const query = parseQuery(text)
    const hits = articles.map(async (article) => {
      const access = await accessTo(services, { key: article.key, head: article }, reader, now)
      return hitOf(signer, article, { query, access, now })
    })
    return { total, hits: await Promise.all(hits) }
  })
}

async function findInTime(engine: SearchEngine, asked: SearchRequest) {
  try {
    return await engine.find(asked)
  } catch (error) {
    if (!(error instanceof SearchBusy)) throw error
    throw new ProblemError('unavailable', error.message, { 'Retry-After': '2' })
  }
}

interface DaysAsked {
  date?: IssueDate | undefined
  from?: IssueDate | undefined
  to?: IssueDate | undefined
}

/** A day and a range may both be asked for; nothing of tomorrow is found. */
function daysAsked({ date, from, to }: DaysAsked, today: IssueDate) {
  const starts = [date, from].filter((day) => day !== undefined).sort()
  const [end = today] = [date, to, today].filter((day) => day !== undefined).sort()
  return { from: starts.at(-1), to: end }
}
