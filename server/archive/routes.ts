import {
  type ArchivedArticle,
  exportArchive,
  MAX_EXPORTED_ARTICLES,
  searchArchive,
} from '#contract/archive.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { csvLine } from '#domain/csv.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { hasPermission, isInScope } from '#domain/staff/permissions.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { foundArticles, type MatchedArticle } from '#store/search/found-articles.ts'
import type { SearchRequest } from '#store/search/search-engine.ts'
import { accountWithToken } from '#store/staff/tokens.ts'
import type { App } from '../http/app.ts'
import { limitCalls } from '../http/limit-calls.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type HandlerRequest, NO_STORE, serve, serveResponse } from '../http/serve.ts'
import { findInTime } from '../search/find-in-time.ts'
import type { Services } from '../services.ts'

const SEARCHES = [{ limit: 60, windowMs: MINUTE_MS }]
const EXPORTS = [{ limit: 10, windowMs: HOUR_MS }]
/** Articles that an export reads at once. */
const READ = 100

const COLUMNS = ['publisher', 'date', 'edition', 'pageNo', 'id', 'title', 'text', 'url'] as const

type ArchiveQuery = HandlerRequest<typeof exportArchive>['query']

/** The whole archive for programs of the staff. Unreleased issues and withdrawn articles are left out. */
export function archiveRoutes(app: App, services: Services): void {
  const { db, clock, config, search } = services
  const countSearch = limitCalls(SEARCHES, 'Too many searches with this token.')
  const countExport = limitCalls(EXPORTS, 'Too many exports with this token.')

  serve(app, searchArchive, async ({ headers, query }) => {
    countSearch(await requireToken(headers.authorization, query.publisher), clock.now())
    const { sort, offset, limit } = query
    const request = await requestOf(query)
    const { total, articles } = await page({ ...request, offset, limit }, sort === 'newest')
    return { total, articles }
  })

  serveResponse(app, exportArchive, async ({ headers, query }) => {
    countExport(await requireToken(headers.authorization, query.publisher), clock.now())
    const request = await requestOf(query)
    const first = await page({ ...request, offset: 0, limit: READ }, true)
    return new Response(streamOf(linesOf(request, first.articles)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="archive.csv"',
        'Cache-Control': NO_STORE,
      },
    })
  })

  /** Returns the id of the token. Its account must be allowed to see the issues of the title. */
  async function requireToken(
    authorization: string | undefined,
    publisher: PublisherCode,
  ): Promise<string> {
    const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '') ?? []
    const known = token === undefined ? undefined : await accountWithToken(db, token, clock.now())
    if (!known) throw new ProblemError('login-required')
    const { role, scope } = known.account
    const isAllowed =
      hasPermission(role, 'issues.view') && isInScope(scope, { kind: 'title', publisher })
    if (!isAllowed) throw new ProblemError('forbidden')
    return known.tokenId
  }

  async function requestOf({ publisher, query: text, from, to, edition, section }: ArchiveQuery) {
    const now = clock.now()
    const today = newspaperDay(now)
    const without = await unreleasedIssues(db, publisher, now)
    const last = to !== undefined && to < today ? to : today
    return { publisher, text, from, to: last, edition, section, without }
  }

  async function page(request: SearchRequest, isNewestFirst: boolean) {
    const { total, found } = await findInTime(search, { ...request, isNewestFirst })
    const articles = await foundArticles(db, found)
    return { total, found, articles: articles.map(archived) }
  }

  /** The first line names the columns. The mark before it tells spreadsheets that the file is UTF-8. */
  async function* linesOf(
    request: Awaited<ReturnType<typeof requestOf>>,
    first: readonly ArchivedArticle[],
  ) {
    const encoder = new TextEncoder()
    const lines = (articles: readonly ArchivedArticle[]) =>
      articles.map((article) => `${csvLine(COLUMNS.map((column) => article[column]))}\r\n`).join('')
    yield encoder.encode(`\ufeff${csvLine(COLUMNS)}\r\n${lines(first)}`)
    for (let offset = READ; offset < MAX_EXPORTED_ARTICLES; offset += READ) {
      const { found, articles } = await page({ ...request, offset, limit: READ }, true)
      if (found.length === 0) return
      yield encoder.encode(lines(articles))
    }
  }

  function archived({ id, key, page: { pageNo }, title, text }: MatchedArticle): ArchivedArticle {
    const { publisher, date, edition } = key
    const place = { date, edition_No: `${edition}`, pageNumber: `${pageNo - 1}` }
    const url = `${config.publicUrl}/article/${encodeURIComponent(id)}?${new URLSearchParams(place)}`
    return { id, publisher, date, edition, pageNo, title, text, url }
  }
}

/** Asks for the next part only when the browser has taken the one before. */
function streamOf(parts: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return()
    },
  })
}
