import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { addMonths } from './calendar.ts'
import { newspaperDay } from './newspaper-day.ts'

export type ArchiveAccess =
  | { kind: 'everything' }
  | { kind: 'today-only' }
  | { kind: 'last-months'; months: number }

export type Reader =
  | { kind: 'visitor' }
  | { kind: 'freemium' }
  | { kind: 'subscriber'; archive: ArchiveAccess; earlyAccess: boolean }

export interface IssueKey {
  publisher: PublisherCode
  edition: number
  date: IssueDate
}

/** When an issue opens: first for plans with the early-access perk, then for everyone it is open to. */
export interface Release {
  early_release_at: Date
  general_release_at: Date
}

export type IssueAccess =
  | { kind: 'every-page' }
  | { kind: 'front-page' }
  | { kind: 'closed'; unlockBy: 'subscribing' | 'upgrading' }
  | { kind: 'not-out-yet' }

export type PageAccess =
  | { kind: 'open' }
  | { kind: 'locked'; unlockBy: 'logging-in' | 'subscribing' | 'upgrading' }
  | { kind: 'not-out-yet' }

export const FRONT_PAGE_INDEX = 0

/** The provider sends one number: -1 for everything, 0 for today only, N for the last N months. */
export function parseArchiveAccess(attribute: number): ArchiveAccess {
  if (attribute < 0) return { kind: 'everything' }
  if (attribute === 0) return { kind: 'today-only' }
  return { kind: 'last-months', months: attribute }
}

/** How much of an issue a reader may be sent now. */
export function issueAccess(reader: Reader, issue: IssueKey & Release, now: Date): IssueAccess {
  const today = newspaperDay(now)
  if (issue.date > today || now < issue.early_release_at) return { kind: 'not-out-yet' }
  const isOut = now >= issue.general_release_at
  if (reader.kind === 'subscriber') {
    return reaches(reader.archive, issue.date, today) && (isOut || reader.earlyAccess)
      ? { kind: 'every-page' }
      : { kind: 'closed', unlockBy: 'upgrading' }
  }
  const isFreeIssue = issue.date === today && issue.edition === DEFAULT_EDITION[issue.publisher]
  return isFreeIssue && isOut ? { kind: 'front-page' } : { kind: 'closed', unlockBy: 'subscribing' }
}

export function pageAccess(reader: Reader, issue: IssueAccess, pageIndex: number): PageAccess {
  switch (issue.kind) {
    case 'not-out-yet':
      return issue
    case 'every-page':
      return { kind: 'open' }
    case 'front-page':
      return pageIndex <= FRONT_PAGE_INDEX ? { kind: 'open' } : locked(reader, 'subscribing')
    case 'closed':
      return locked(reader, issue.unlockBy)
  }
}

function locked(reader: Reader, unlockBy: 'subscribing' | 'upgrading'): PageAccess {
  return { kind: 'locked', unlockBy: reader.kind === 'visitor' ? 'logging-in' : unlockBy }
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
