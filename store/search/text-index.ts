import type { Database } from '../database.ts'
import type { Entry } from './entries.ts'
import type { SearchRange } from './row-id.ts'
import type { SearchTerms } from './search-terms.ts'

/** A JSON list of rows for each table of the index. */
export type PreparedEntries = readonly string[]

/** A day, in days since 1 January 1970, and its number of matches. */
export interface DayCount {
  day: number
  articles: number
}

/** The full-text index of one database engine. */
export interface TextIndex extends MatchingIndex {
  /** Makes the values for `add`, before its transaction begins. */
  prepare(entries: readonly Entry[]): PreparedEntries
  add(db: Database, prepared: PreparedEntries): Promise<void>
  remove(db: Database, ids: readonly number[]): Promise<void>
  clear(db: Database): Promise<void>
  /** Called before and after a rebuild, for work that is faster in one go, such as creating the GIN index. */
  beginRebuild(db: Database): Promise<void>
  endRebuild(db: Database): Promise<void>
}

/** The part that searches need. */
export interface MatchingIndex {
  /** The newest matches, best first. */
  ranked(db: Database, terms: SearchTerms, within: SearchRange, limit: number): Promise<number[]>
  /** Matches by date, newest first. */
  byDate(
    db: Database,
    terms: SearchTerms,
    within: SearchRange,
    page: { offset: number; limit: number },
  ): Promise<number[]>
  /** The number of matches of each day. Reads all of them. */
  countByDay(db: Database, terms: SearchTerms, within: SearchRange): Promise<DayCount[]>
}
