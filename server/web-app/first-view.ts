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

/** What `/` shows to a caller: found, not yet drawn. */
export interface FirstView {
  key: IssueKey
  /** The issue of the edition that counts as today's for the caller. */
  current: CurrentIssue
  editions: EditionGroup[]
  found: FoundIssue | { kind: 'problem'; code: ProblemCode }
}

interface FoundIssue extends OpenIssue {
  kind: 'issue'
  pageIndex: number
  /** Whether anyone at all may see the front page now. */
  isFree: boolean
}

/** Found as `GET /epaper/data` finds it. Throws when that cannot be told: above all for a token that has run out. */
export async function findFirstView(services: Services, request: RequestHead): Promise<FirstView> {
  const { config, clock, shelf } = services
  const { date, edition, pageIndex } = requestedPlace(request.url)
  const now = clock.now()
  const caller = await services.recognise(request)
  const { publisher } = config
  const editionKey = {
    publisher,
    edition: edition ?? (await ownEditionOf(services.db, caller, publisher)),
  }
  const current = await findCurrentIssue(services, editionKey, caller.reader, now)
  const key: IssueKey = { ...editionKey, date: date ?? current.date }
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
    return { key, current, editions, found }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { key, current, editions, found: { kind: 'problem', code: error.code } }
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

/** The same for all who get the same. */
export function nameOf({ key, current, editions, found }: FirstView): string {
  const place = `${key.date} ${key.edition}`
  const what =
    found.kind === 'problem'
      ? found.code
      : `${found.filesPath} ${found.issue.head.revision} ${found.pageIndex} ${found.isFree}`
  return `${place} ${what} ${JSON.stringify([current, editions])}`
}

const MOST_PAGES = 1000

/** Where in the paper an address of `/` leads. What it does not say, or not well, is left open. */
const PlaceQuery = z.object({
  date: IssueDate.optional().catch(undefined),
  edition_No: EditionId.optional().catch(undefined),
  pageNumber: z.coerce.number().int().min(0).max(MOST_PAGES).catch(0),
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
