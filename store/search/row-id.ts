import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { SearchMatch, SearchRequest } from './search-engine.ts'

/** Part of stored ids: these numbers must never change. */
const PUBLISHER_NUMBER: Record<PublisherCode, number> = { PV: 1, DH: 2 }

/** The number of values of each part of an id. Their product is below 2^53. */
const POSITIONS = 2 ** 10
const PAGES = 2 ** 10
const EDITIONS = 2 ** 14
const DAYS = 2 ** 16

const DAYS_OF_WEEK = 7

const OF_ISSUE = POSITIONS * PAGES
const OF_DAY = OF_ISSUE * EDITIONS

export function publisherNumber(publisher: PublisherCode): number {
  return PUBLISHER_NUMBER[publisher]
}

/** Ids are ordered by title and date, so that a range of days is a range of ids. */
export function rowId({ key, pageIndex, position }: SearchMatch): number {
  return firstIdOf(key) + pageIndex * POSITIONS + position
}

/** Articles beyond these limits have no id and cannot be found. */
export const PLACES = { pages: PAGES, positions: POSITIONS }

export function hasRowId(pageIndex: number, position: number): boolean {
  return pageIndex < PAGES && position < POSITIONS
}

export function matchWithId(id: number): SearchMatch {
  return {
    key: { publisher: publisherOf(id), date: dateOf(id), edition: editionOf(id) },
    ...placeOnPages(id),
  }
}

export function publisherOf(id: number): PublisherCode {
  const publisher = PublisherCode.options.find(
    (code) => PUBLISHER_NUMBER[code] === Math.floor(id / (OF_DAY * DAYS)),
  )
  return PublisherCode.parse(publisher)
}

function dateOf(id: number): IssueDate {
  return IssueDate.parse(new Date(dayOf(id) * DAY_MS).toISOString().slice(0, 10))
}

export function yearOf(id: number): number {
  return Number(dateOf(id).slice(0, 4))
}

export function placeOnPages(id: number): Pick<SearchMatch, 'pageIndex' | 'position'> {
  return { pageIndex: Math.floor(id / POSITIONS) % PAGES, position: id % POSITIONS }
}

/** `first` and `last` are inclusive. */
export interface IdRange {
  first: number
  last: number
}

/** The part of the index to search. */
export interface SearchRange extends IdRange {
  publisher: PublisherCode
  edition: number | undefined
  ownEdition: number | undefined
  without: readonly IdRange[]
}

export function idsOfIssue(key: IssueKey): IdRange {
  const first = firstIdOf(key)
  return { first, last: first + OF_ISSUE - 1 }
}

export function idsOfTitle(publisher: PublisherCode): IdRange {
  return { first: firstOfDay(publisher, 0), last: firstOfDay(publisher, DAYS) - 1 }
}

/** The ids of a title's articles from one day to another, both included. */
export function idsOfDays(publisher: PublisherCode, from: IssueDate, to: IssueDate): IdRange {
  return {
    first: firstOfDay(publisher, dayNumber(from)),
    last: firstOfDay(publisher, dayNumber(to) + 1) - 1,
  }
}

export function idsOfYear(publisher: PublisherCode, year: number): IdRange {
  return idsOfDays(publisher, IssueDate.parse(`${year}-01-01`), IssueDate.parse(`${year}-12-31`))
}

export function within({ from, to, without, ...request }: SearchRequest): SearchRange {
  const { publisher, edition, ownEdition } = request
  return {
    publisher,
    first: from ? firstOfDay(publisher, dayNumber(from)) : firstOfDay(publisher, 0),
    last: firstOfDay(publisher, dayNumber(to) + 1) - 1,
    edition,
    ownEdition,
    without: without.map(idsOfIssue),
  }
}

/** Days since 1 January 1970. */
export function dayOf(id: number): number {
  return Math.floor(id / OF_DAY) % DAYS
}

export function weekOf(id: number): number {
  return Math.floor(dayOf(id) / DAYS_OF_WEEK)
}

export function firstOfWeek(publisher: PublisherCode, week: number): number {
  return firstOfDay(publisher, week * DAYS_OF_WEEK)
}

function firstOfDay(publisher: PublisherCode, day: number): number {
  return (PUBLISHER_NUMBER[publisher] * DAYS + day) * OF_DAY
}

function firstIdOf({ publisher, date, edition }: IssueKey): number {
  return firstOfDay(publisher, dayNumber(date)) + edition * OF_ISSUE
}

function dayNumber(date: IssueDate): number {
  return Date.parse(date) / DAY_MS
}

export function editionOf(id: number): number {
  return Math.floor(id / OF_ISSUE) % EDITIONS
}

/** The numbers of `editionOf`, for SQL. */
const EDITION_OF_ID = { divideBy: OF_ISSUE, modulo: EDITIONS }

type Id = RawBuilder<number>

/** `dayOf` in SQL. */
export function dayInSql(id: Id): RawBuilder<number> {
  return sql`(${id} / ${sql.lit(OF_DAY)} % ${sql.lit(DAYS)})`
}

export function inEdition(id: Id, { edition }: SearchRange): RawBuilder<unknown> {
  const { divideBy, modulo } = EDITION_OF_ID
  return edition === undefined
    ? sql``
    : sql`and ${id} / ${sql.lit(divideBy)} % ${sql.lit(modulo)} = ${edition}`
}

export function outside(id: Id, { without }: SearchRange): RawBuilder<unknown> {
  const conditions = without.map(
    ({ first, last }) => sql`and not ${id} between ${first} and ${last}`,
  )
  return sql.join(conditions, sql` `)
}
