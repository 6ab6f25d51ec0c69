import { sql } from 'kysely'
import { PublisherCode } from '#contract/publisher.ts'
import { latinKey } from '#domain/search/latin-key.ts'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../payments/locks.ts'
import type { Entry } from './entries.ts'

/** Few enough to be sent at once. */
const WORDS_AT_ONCE = 5000

/** Counts articles in, or out. A term that none has any more stays, with none. */
export async function changeWordCounts(
  db: Database,
  entries: readonly Entry[],
  sign: 1 | -1,
): Promise<void> {
  for (const publisher of PublisherCode.options) {
    const counts = [...articlesByTerm(entries.filter((entry) => entry.publisher === publisher))]
    for (let start = 0; start < counts.length; start += WORDS_AT_ONCE) {
      const rows = counts
        .slice(start, start + WORDS_AT_ONCE)
        .map(([term, articles]) => [term, latinKey(term) || null, backwards(term), sign * articles])
      await addRows(db, publisher, JSON.stringify(rows))
    }
  }
}

export function backwards(term: string): string {
  return [...term].reverse().join('')
}

function articlesByTerm(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, text } of entries) {
    for (const term of new Set([...title, ...text])) counts.set(term, (counts.get(term) ?? 0) + 1)
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
