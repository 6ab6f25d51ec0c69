import { type IssueKey, pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { homeEdition } from '#domain/home-edition.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import { accessTo, findCurrentIssue } from '../issues/open-issue.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'
import type { Services } from '../services.ts'
import { requestedPlace } from './first-view.ts'

/** The article of a URL, and whether visitors may read it now. */
export interface SharedArticle {
  kind: 'article'
  issue: ShelvedIssue
  page: PressedPage
  pageIndex: number
  article: PressedRegion
  isOpen: boolean
}

const ANYONE: Reader = { kind: 'visitor' }

/** A withdrawn article of a URL. Its page answers with 410. */
export interface WithdrawnLink {
  kind: 'withdrawn'
  key: IssueKey
  articleId: string
}

/**
 * Independent of the caller. Undefined for other paths, and for an article that does not exist or is not released.
 */
export async function findSharedArticle(
  services: Services,
  request: RequestHead,
): Promise<SharedArticle | WithdrawnLink | undefined> {
  const id = articleIdIn(requestPath(request))
  if (id === undefined) return undefined
  const now = services.clock.now()
  const key = await issueInAddress(services, request, now)
  const withdrawn = (await services.withdrawals.current()).ofIssue(key)
  if (withdrawn.has(id)) return { kind: 'withdrawn', key, articleId: id }
  const issue = await services.shelf.find(key)
  const access = issue && (await accessTo(services, issue, ANYONE, now))
  if (!issue || !access || access.kind === 'not-out-yet') return undefined
  const front = frontPageIndex(issue.version.pages)
  for (const [pageIndex, page] of issue.version.pages.entries()) {
    const article = page.regions.find((region) => region.kind === 'article' && region.id === id)
    const isOpen = pageAccess(ANYONE, access, { index: pageIndex, front }).kind === 'open'
    if (article) return { kind: 'article', issue, page, pageIndex, article, isOpen }
  }
  return undefined
}

async function issueInAddress(
  services: Services,
  request: RequestHead,
  now: Date,
): Promise<IssueKey> {
  const { publisher } = services.config
  const place = requestedPlace(request.url)
  const edition = place.edition ?? homeEdition(ANYONE, publisher, null)
  const date =
    place.date ?? (await findCurrentIssue(services, { publisher, edition }, ANYONE, now)).date
  return { publisher, edition, date }
}

function articleIdIn(path: string): string | undefined {
  const id = /^\/article\/([^/]+)\/?$/i.exec(path)?.[1]
  try {
    return id && decodeURIComponent(id)
  } catch {
    return undefined
  }
}

/** The same for requests that get the same page. */
export function cacheNameOfShared(shared: SharedArticle | WithdrawnLink): string {
  if (shared.kind === 'withdrawn') return `withdrawn ${shared.articleId}`
  const { issue, article, isOpen } = shared
  return `${issue.folder} ${issue.head.revision} ${issue.head.edition_name} ${article.id} ${isOpen}`
}
