import type { ArchivedArticle, ArchiveSearch, ArchiveSearchPage } from '#contract/archive.ts'
import { MAX_EXPORTED_ARTICLES } from '#contract/archive.ts'
import { csvLine } from '#domain/csv.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { foundArticles, type MatchedArticle } from '#store/search/found-articles.ts'
import type { SearchRequest } from '#store/search/search-engine.ts'
import { NO_STORE } from '../http/serve.ts'
import { findInTime } from '../search/find-in-time.ts'
import type { Services } from '../services.ts'

/** Articles that an export reads at once. */
const READ = 100

const COLUMNS = ['publisher', 'date', 'edition', 'pageNo', 'id', 'title', 'text', 'url'] as const

/** Searches the whole archive, whatever readers may open. Unreleased issues and withdrawn articles are left out. */
export function archiveSearch(services: Services) {
  const { db, clock, config, search } = services

  async function find({ sort, offset, limit, ...query }: ArchiveSearchPage) {
    const request = { ...(await requestOf(query)), offset, limit, listSections: true }
    return page(request, sort === 'newest')
  }

  async function csv(query: ArchiveSearch): Promise<Response> {
    const request = await requestOf(query)
    const first = await page({ ...request, offset: 0, limit: READ }, true)
    return new Response(streamOf(linesOf(request, first.articles)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="archive.csv"',
        'Cache-Control': NO_STORE,
      },
    })
  }

  async function requestOf({ publisher, query: text, from, to, edition, section }: ArchiveSearch) {
    const now = clock.now()
    const today = newspaperDay(now)
    const without = await unreleasedIssues(db, publisher, now)
    const last = to !== undefined && to < today ? to : today
    return { publisher, text, from, to: last, edition, section, without }
  }

  async function page(request: SearchRequest, isNewestFirst: boolean) {
    const { total, sections, found } = await findInTime(search, { ...request, isNewestFirst })
    const articles = await foundArticles(db, found)
    return { total, sections, found, articles: articles.map(archived) }
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

  return { find, csv }
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
