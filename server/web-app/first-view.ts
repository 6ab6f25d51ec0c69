import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { type CurrentIssue, type EditionGroup, EditionId } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RequestHead } from '../http/request-head.ts'
import { accessTo, findCurrentIssue, type OpenIssue, openIssue } from '../issues/open-issue.ts'
import { ownEditionOf } from '../profile/own-edition.ts'
import type { Services } from '../services.ts'

/** The data of the first view at `/` for a caller. */
export interface FirstView {
  key: IssueKey
  /** Today's issue of the edition for the caller. */
  current: CurrentIssue
  /** Whether it is the current issue of the reader's own edition. */
  isOwnIssue: boolean
  editions: EditionGroup[]
  found: FoundIssue | { kind: 'problem'; code: ProblemCode }
}

interface FoundIssue extends OpenIssue {
  kind: 'issue'
  pageIndex: number
  /** Whether visitors may see the front page now. */
  isFree: boolean
}

/** The same issue as `GET /epaper/data` answers. Throws if it cannot be determined, mostly because of an expired token. */
export async function findFirstView(services: Services, request: RequestHead): Promise<FirstView> {
  const { config, clock, shelf } = services
  const { date, edition, pageIndex } = requestedPlace(request.url)
  const now = clock.now()
  const caller = await services.recognise(request)
  const { publisher } = config
  const ownEdition = await ownEditionOf(services.db, caller, publisher)
  const editionKey = { publisher, edition: edition ?? ownEdition }
  const current = await findCurrentIssue(services, editionKey, caller.reader, now)
  const key: IssueKey = { ...editionKey, date: date ?? current.date }
  const isOwnIssue = key.date === current.date && key.edition === ownEdition
  const editions = await shelf.editions(publisher)
  try {
    const opened = await openIssue(services, key, caller.reader, now)
    const lastPage = opened.issue.version.pages.length - 1
    const found: FoundIssue = {
      ...opened,
      kind: 'issue',
      pageIndex: Math.min(pageIndex, lastPage),
      isFree: await isFree(services, opened, now),
    }
    return { key, current, isOwnIssue, editions, found }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { key, current, isOwnIssue, editions, found: { kind: 'problem', code: error.code } }
  }
}

const ANYONE: Reader = { kind: 'visitor' }

async function isFree(
  services: Services,
  { issue, access }: OpenIssue,
  now: Date,
): Promise<boolean> {
  if (access.kind === 'front-page') return true
  return (await accessTo(services, issue, ANYONE, now)).kind === 'front-page'
}

/** The same for requests that get the same view. */
export function cacheNameOf({ key, current, isOwnIssue, editions, found }: FirstView): string {
  const place = `${key.date} ${key.edition}`
  const what =
    found.kind === 'problem'
      ? found.code
      : `${found.filesPath} ${found.issue.head.revision} ${found.pageIndex} ${found.isFree}`
  return `${place} ${isOwnIssue} ${what} ${JSON.stringify([current, editions])}`
}

const MAX_PAGES = 1000

/** The query of `/`. Missing or invalid values are undefined, or page 0. */
const PlaceQuery = z.object({
  date: IssueDate.optional().catch(undefined),
  edition_No: EditionId.optional().catch(undefined),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGES).catch(0),
})

interface RequestedPlace {
  date: IssueDate | undefined
  edition: number | undefined
  /** From 0; there may be fewer pages. */
  pageIndex: number
}

const FRONT_PAGE: RequestedPlace = { date: undefined, edition: undefined, pageIndex: 0 }

export function requestedPlace(url: string): RequestedPlace {
  if (!url.includes('?')) return FRONT_PAGE
  const { searchParams } = new URL(url)
  const { date, edition_No, pageNumber } = PlaceQuery.parse(Object.fromEntries(searchParams))
  return { date, edition: edition_No, pageIndex: pageNumber }
}
