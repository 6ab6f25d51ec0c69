import type { IssueDate } from '#contract/issue-date.ts'
import { DEFAULT_EDITION, type PublisherCode } from '#contract/publisher.ts'
import { addMonths } from './calendar.ts'

export type ArchiveAccess =
  | { kind: 'everything' }
  | { kind: 'today-only' }
  | { kind: 'last-months'; months: number }

export type Reader =
  | { kind: 'visitor' }
  | { kind: 'freemium' }
  | { kind: 'subscriber'; archive: ArchiveAccess }

export interface IssueKey {
  publisher: PublisherCode
  edition: number
  date: IssueDate
}

export type IssueAccess =
  | { kind: 'every-page' }
  | { kind: 'front-page' }
  | { kind: 'closed'; unlockBy: 'subscribing' | 'upgrading' }

export type PageAccess =
  | { kind: 'open' }
  | { kind: 'locked'; unlockBy: 'logging-in' | 'subscribing' | 'upgrading' }

export const FRONT_PAGE_INDEX = 0

/** The provider sends one number: -1 for everything, 0 for today only, N for the last N months. */
export function parseArchiveAccess(attribute: number): ArchiveAccess {
  if (attribute < 0) return { kind: 'everything' }
  if (attribute === 0) return { kind: 'today-only' }
  return { kind: 'last-months', months: attribute }
}

/** How much of an issue a reader may be sent. The caller has made sure that it is not a future one. */
export function issueAccess(reader: Reader, issue: IssueKey, today: IssueDate): IssueAccess {
  if (reader.kind === 'subscriber') {
    return reaches(reader.archive, issue.date, today)
      ? { kind: 'every-page' }
      : { kind: 'closed', unlockBy: 'upgrading' }
  }
  const isFreeIssue = issue.date === today && issue.edition === DEFAULT_EDITION[issue.publisher]
  return isFreeIssue ? { kind: 'front-page' } : { kind: 'closed', unlockBy: 'subscribing' }
}

export function pageAccess(
  reader: Reader,
  page: IssueKey & { index: number },
  today: IssueDate,
): PageAccess {
  const issue = issueAccess(reader, page, today)
  if (issue.kind === 'every-page') return { kind: 'open' }
  if (issue.kind === 'front-page' && page.index <= FRONT_PAGE_INDEX) return { kind: 'open' }
  if (reader.kind === 'visitor') return { kind: 'locked', unlockBy: 'logging-in' }
  return { kind: 'locked', unlockBy: issue.kind === 'closed' ? issue.unlockBy : 'subscribing' }
}

function reaches(archive: ArchiveAccess, date: IssueDate, today: IssueDate): boolean {
  switch (archive.kind) {
    case 'everything':
      return true
    case 'today-only':
      return date === today
    case 'last-months':
      return date >= addMonths(today, -archive.months)
  }
}
