import { type IssueKey, issueAccess, pageAccess, type Reader } from '#domain/access.ts'
import { homeEdition } from '#domain/home-edition.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import type { Asked } from '../http/asked.ts'
import { pathAsked } from '../http/path-asked.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'
import type { Services } from '../services.ts'
import { placeAsked } from './place-asked.ts'

/** The article of an address, and whether anyone at all may read it now. */
export interface SharedArticle {
  issue: ShelvedIssue
  page: PressedPage
  pageIndex: number
  article: PressedRegion
  isOpen: boolean
}

const ANYONE: Reader = { kind: 'visitor' }

/** The same whoever asks, a messenger or a reader. None for other addresses, and for an article that is not there or not out yet. */
export async function findSharedArticle(
  { config: { publisher }, clock, shelf }: Services,
  request: Asked,
): Promise<SharedArticle | undefined> {
  const id = articleAsked(pathAsked(request))
  if (id === undefined) return undefined
  const now = clock.now()
  const { date, edition } = placeAsked(request.url)
  const key: IssueKey = {
    publisher,
    date: date ?? newspaperDay(now),
    edition: edition ?? homeEdition(ANYONE, publisher, null),
  }
  const issue = await shelf.find(key)
  const access = issue && issueAccess(ANYONE, { ...key, ...issue.head }, now)
  if (!issue || !access || access.kind === 'not-out-yet') return undefined
  for (const [pageIndex, page] of issue.version.pages.entries()) {
    const article = page.regions.find((region) => region.kind === 'article' && region.id === id)
    const isOpen = pageAccess(ANYONE, access, pageIndex).kind === 'open'
    if (article) return { issue, page, pageIndex, article, isOpen }
  }
  return undefined
}

function articleAsked(path: string): string | undefined {
  const id = /^\/article\/([^/]+)\/?$/i.exec(path)?.[1]
  try {
    return id && decodeURIComponent(id)
  } catch {
    return undefined
  }
}

/** The same for all who get the same. */
export function nameOfShared({ issue, article, isOpen }: SharedArticle): string {
  return `${issue.folder} ${issue.head.revision} ${issue.head.edition_name} ${article.id} ${isOpen}`
}
