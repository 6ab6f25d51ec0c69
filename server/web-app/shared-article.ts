import { pageAccess, type Reader } from '#domain/access.ts'
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
  issue: ShelvedIssue
  page: PressedPage
  pageIndex: number
  article: PressedRegion
  isOpen: boolean
}

const ANYONE: Reader = { kind: 'visitor' }

/** Independent of the caller. Undefined for other paths, and for an article that does not exist or is not released. */
export async function findSharedArticle(
  services: Services,
  request: RequestHead,
): Promise<SharedArticle | undefined> {
  const id = articleIdIn(requestPath(request))
  if (id === undefined) return undefined
  const now = services.clock.now()
  const { publisher } = services.config
  const place = requestedPlace(request.url)
  const edition = place.edition ?? homeEdition(ANYONE, publisher, null)
  const date =
    place.date ?? (await findCurrentIssue(services, { publisher, edition }, ANYONE, now)).date
  const issue = await services.shelf.find({ publisher, edition, date })
  const access = issue && (await accessTo(services, issue, ANYONE, now))
  if (!issue || !access || access.kind === 'not-out-yet') return undefined
  const front = frontPageIndex(issue.version.pages)
  for (const [pageIndex, page] of issue.version.pages.entries()) {
    const article = page.regions.find((region) => region.kind === 'article' && region.id === id)
    const isOpen = pageAccess(ANYONE, access, { index: pageIndex, front }).kind === 'open'
    if (article) return { issue, page, pageIndex, article, isOpen }
  }
  return undefined
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
export function cacheNameOfShared({ issue, article, isOpen }: SharedArticle): string {
  return `${issue.folder} ${issue.head.revision} ${issue.head.edition_name} ${article.id} ${isOpen}`
}
