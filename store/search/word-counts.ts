import { sql } from 'kysely'
import { PublisherCode } from '#contract/publisher.ts'
import { latinKey } from '#domain/search/latin-key.ts'
import { batches } from '../batches.ts'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../locks.ts'
import type { Entry } from './entries.ts'
import type { EntryChange } from './update-steps.ts'

/** Limit of the words in one statement. */
const WORDS_AT_ONCE = 5000

/** Values for `changeWordCounts`, made before its transaction begins. */
export interface WordCountChange {
  publisher: PublisherCode
  /** A JSON list. */
  rows: string
}

/** By how much the number of articles with each term changes. */
export function countWords(changes: readonly EntryChange[]): WordCountChange[] {
  return PublisherCode.options.flatMap((publisher) => {
    const counts = [...articlesByTerm(changes, publisher)]
      .filter(([, articles]) => articles !== 0)
      // Sorted by the table's key, so that adjacent rows are written together.
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([term, articles]) => [term, latinKey(term) || null, backwards(term), articles])
    return batches(counts, WORDS_AT_ONCE).map((rows) => ({ publisher, rows: JSON.stringify(rows) }))
  })
}

/** A term that no article contains any more stays, with a count of zero. */
export async function changeWordCounts(
  db: Database,
  changes: readonly WordCountChange[],
): Promise<void> {
  for (const { publisher, rows } of changes) await addRows(db, publisher, rows)
}

export function backwards(term: string): string {
  return [...term].reverse().join('')
}

function articlesByTerm(
  changes: readonly EntryChange[],
  publisher: PublisherCode,
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (entry: Entry | undefined, articles: 1 | -1) => {
    if (entry?.publisher !== publisher) return
    for (const term of new Set([...entry.title, ...entry.text, ...entry.dates])) {
      counts.set(term, (counts.get(term) ?? 0) + articles)
    }
  }
  for (const { before, after } of changes) {
    count(before, -1)
    count(after, 1)
  }
  return counts
}

async function addRows(db: Database, publisher: PublisherCode, rows: string): Promise<void> {
  const listed = hasRowLocks(db)
    ? sql`word ->> 0, word ->> 1, word ->> 2, (word ->> 3)::integer
          from json_array_elements(${rows}::json) as word`
    : sql`value ->> 0, value ->> 1, value ->> 2, value ->> 3
          from json_each(${rows}) where true`
  await sql`
    insert into search_word (publisher, term, latin_key, backwards, articles)
    select ${sql.lit(publisher)}, ${listed}
    on conflict (publisher, term) do update
    set articles = search_word.articles + excluded.articles`.execute(db)
}
