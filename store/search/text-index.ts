import type { Database } from '../database.ts'
import type { Entry } from './entries.ts'
import type { Within } from './row-id.ts'
import type { SearchTerms } from './search-terms.ts'

/** Of so many words at the beginning of a text, a match counts for more. */
export const LEAD_WORDS = 25

/** A JSON list of rows for each table of the engine's index. */
export type PreparedEntries = readonly string[]

/** An engine's own index of words. */
export interface TextIndex {
  /** The values that `add` writes, made before its transaction begins. */
  prepare(entries: readonly Entry[]): PreparedEntries
  add(db: Database, prepared: PreparedEntries): Promise<void>
  remove(db: Database, ids: readonly number[]): Promise<void>
  clear(db: Database): Promise<void>
  /** Before everything is added at once, and after: what is quicker done in one go is left for the end. */
  beginRebuild(db: Database): Promise<void>
  endRebuild(db: Database): Promise<void>
  /** The newest articles that match, the best first. */
  ranked(db: Database, wanted: SearchTerms, within: Within, limit: number): Promise<number[]>
  /** By date, the newest first. */
  byDate(
    db: Database,
    wanted: SearchTerms,
    within: Within,
    page: { offset: number; limit: number },
  ): Promise<number[]>
}
