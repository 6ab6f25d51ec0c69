import type { EditionGroup } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { type IssueKey, issueAccess, type Reader } from '#domain/access.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { Asked } from '../http/asked.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type OpenIssue, openIssue } from '../issues/open-issue.ts'
import { ownEditionOf } from '../own-edition.ts'
import type { Services } from '../services.ts'
import { placeAsked } from './place-asked.ts'

/** What `/` shows to a caller: found, not yet drawn. */
export interface FirstView {
  key: IssueKey
  editions: EditionGroup[]
  found: FoundIssue | { kind: 'problem'; code: ProblemCode }
}

export interface FoundIssue extends OpenIssue {
  kind: 'issue'
  pageIndex: number
  /** Whether anyone at all may see the front page now. */
  isFree: boolean
}

/** Found as `GET /epaper/data` finds it. Throws when that cannot be told: above all for a token that has run out. */
export async function findFirstView(services: Services, request: Asked): Promise<FirstView> {
  const { config, clock, shelf } = services
  const { date, edition, pageIndex } = placeAsked(request.url)
  const now = clock.now()
  const caller = await services.recognise(request)
  const key: IssueKey = {
    publisher: config.publisher,
    date: date ?? newspaperDay(now),
    edition: edition ?? (await ownEditionOf(services.db, caller, config.publisher)),
  }
  const editions = await shelf.editions(config.publisher)
  try {
    const opened = await openIssue(services, key, caller.reader, now)
    const lastPage = opened.issue.version.pages.length - 1
    const found: FoundIssue = {
      ...opened,
      kind: 'issue',
      pageIndex: Math.min(pageIndex, lastPage),
      isFree: isFree(opened, now),
    }
    return { key, editions, found }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { key, editions, found: { kind: 'problem', code: error.code } }
  }
}

const ANYONE: Reader = { kind: 'visitor' }

function isFree({ issue, access }: OpenIssue, now: Date): boolean {
  if (access.kind === 'front-page') return true
  return issueAccess(ANYONE, { ...issue.key, ...issue.head }, now).kind === 'front-page'
}

/** The same for all who get the same. */
export function nameOf({ key, editions, found }: FirstView): string {
  const place = `${key.date} ${key.edition}`
  const what =
    found.kind === 'problem'
      ? found.code
      : `${found.filesPath} ${found.issue.head.revision} ${found.pageIndex} ${found.isFree}`
  return `${place} ${what} ${JSON.stringify(editions)}`
}
