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
  | {
      kind: 'subscriber'
      archive: ArchiveAccess
      earlyAccess: boolean
      /** The only title that the plan opens; every title if undefined. */
      title?: PublisherCode
    }

/** What a reader is to a title: a subscriber of another title has no plan there. */
export function readerOfTitle(reader: Reader, title: PublisherCode): Reader {
  const isElsewhere = reader.kind === 'subscriber' && (reader.title ?? title) !== title
  return isElsewhere ? { kind: 'freemium' } : reader
}

/** One text for each part of T: a part that is added to T does not compile until the key has it. */
type KeyParts<T> = { [Part in keyof T]-?: string }

/** A cache key: readers with the same key may open the same. */
export function accessKey(reader: Reader): string {
  return Object.values(partsOf(reader)).join(' ')
}

function partsOf(reader: Reader): Record<string, string> {
  switch (reader.kind) {
    case 'visitor':
      return { kind: reader.kind } satisfies KeyParts<typeof reader>
    case 'freemium':
      return { kind: reader.kind } satisfies KeyParts<typeof reader>
    case 'subscriber':
      return {
        kind: reader.kind,
        archive: archiveKey(reader.archive),
        earlyAccess: `${reader.earlyAccess}`,
        title: reader.title ?? 'every-title',
      } satisfies KeyParts<typeof reader>
  }
}

function archiveKey(archive: ArchiveAccess): string {
  switch (archive.kind) {
    case 'everything':
    case 'today-only':
      return Object.values({ kind: archive.kind } satisfies KeyParts<typeof archive>).join('-')
    case 'last-months': {
      const parts = { kind: archive.kind, months: `${archive.months}` }
      return Object.values(parts satisfies KeyParts<typeof archive>).join('-')
    }
  }
}

export interface IssueKey {
  publisher: PublisherCode
  edition: number
  date: IssueDate
}

/** When an issue opens: first for plans with early access, then for everyone else who may open it. */
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

/** The plan attribute is one number: -1 for everything, 0 for today only, N for the last N months. */
export function parseArchiveAccess(attribute: number): ArchiveAccess {
  if (attribute < 0) return { kind: 'everything' }
  if (attribute === 0) return { kind: 'today-only' }
  return { kind: 'last-months', months: attribute }
}

interface Moment {
  now: Date
  /** The date of the reader's current issue, see `currentIssue`. */
  current: IssueDate
}

/** Which part of an issue a reader may open now. */
export function issueAccess(
  anyReader: Reader,
  issue: IssueKey & Release,
  { now, current }: Moment,
): IssueAccess {
  const reader = readerOfTitle(anyReader, issue.publisher)
  const today = newspaperDay(now)
  if (issue.date > today || now < firstRelease(issue)) return { kind: 'not-out-yet' }
  const isReleased = now >= releaseTo(reader, issue)
  const isCurrent = issue.date === current
  if (reader.kind === 'subscriber') {
    return isReleased && (isCurrent || includesDate(reader.archive, issue.date, today))
      ? { kind: 'every-page' }
      : { kind: 'closed', unlockBy: 'upgrading' }
  }
  const isFreeIssue = isCurrent && issue.edition === DEFAULT_EDITION[issue.publisher]
  return isFreeIssue && isReleased
    ? { kind: 'front-page' }
    : { kind: 'closed', unlockBy: 'subscribing' }
}

/** The position of a page in its issue. */
export interface PagePlace {
  index: number
  /** The index of the front page: advertising jackets come before it. */
  front: number
}

export function pageAccess(
  reader: Reader,
  issue: IssueAccess,
  { index, front }: PagePlace,
): PageAccess {
  switch (issue.kind) {
    case 'not-out-yet':
      return issue
    case 'every-page':
      return { kind: 'open' }
    case 'front-page':
      return index <= front ? { kind: 'open' } : lockedPage(reader, 'subscribing')
    case 'closed':
      return lockedPage(reader, issue.unlockBy)
  }
}

function lockedPage(reader: Reader, unlockBy: 'subscribing' | 'upgrading'): PageAccess {
  return { kind: 'locked', unlockBy: reader.kind === 'visitor' ? 'logging-in' : unlockBy }
}

function includesDate(archive: ArchiveAccess, date: IssueDate, today: IssueDate): boolean {
  switch (archive.kind) {
    case 'everything':
      return true
    case 'today-only':
      return date === today
    case 'last-months':
      return date >= addMonths(today, -archive.months)
  }
}

/** When an issue opens to the first readers. */
export function firstRelease({ early_release_at, general_release_at }: Release): Date {
  return early_release_at < general_release_at ? early_release_at : general_release_at
}

/** When an issue opens to a reader. */
export function releaseTo(reader: Reader, release: Release): Date {
  return hasEarlyAccess(reader) ? firstRelease(release) : release.general_release_at
}

export function hasEarlyAccess(reader: Reader): boolean {
  return reader.kind === 'subscriber' && reader.earlyAccess
}
