import { type RawBuilder, sql } from 'kysely'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { find } from '#store/search/find.ts'
import type { Document } from './document.ts'
import { EDITION } from './publish-documents.ts'

export interface RankerRequest {
  publisher: PublisherCode
  text: string
  from: IssueDate
  to: IssueDate
  limit: number
}

/** Returns ids of documents, best first. */
export type Ranker = (request: RankerRequest) => Promise<string[]>

/** The product's search. */
export function ourRanker(db: Database): Ranker {
  return async ({ publisher, text, from, to, limit }) => {
    const { found } = await find(db, { publisher, text, from, to, without: [], offset: 0, limit })
    const ids: string[] = []
    for (const { key, position } of found) {
      const row = await db
        .selectFrom('region')
        .select('id')
        .where('issue_id', '=', issueId({ ...key, edition: EDITION }))
        .where('position', '=', position)
        .executeTakeFirst()
      if (row) ids.push(row.id)
    }
    return ids
  }
}

const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu

/** FTS5 as it comes: a table of title and text, words stemmed by its Porter tokeniser, sorted by bm25(). */
export async function plainFts5(db: Database, documents: readonly Document[]): Promise<Ranker> {
  // Without M, FTS5 splits Kannada words at every vowel sign.
  await sql`
    create virtual table plain using fts5(
      id unindexed, publisher unindexed, date unindexed, title, text,
      tokenize = "porter unicode61 categories 'L* N* Co M*'"
    )`.execute(db)
  for (const { id, publisher, date, title, text } of documents) {
    await sql`insert into plain values (${id}, ${publisher}, ${date}, ${title}, ${text})`.execute(
      db,
    )
  }
  return async ({ publisher, text, from, to, limit }) => {
    const words = (text.match(WORD) ?? []).map((word) => `"${word}"`)
    return idsOf(
      db,
      sql`select id from plain where plain match ${words.join(' ')} and publisher = ${publisher}
        and date between ${from} and ${to} order by bm25(plain) limit ${limit}`,
    )
  }
}

/** PostgreSQL's text search as it comes: configuration "english", the title with weight A, sorted by ts_rank. */
export async function plainPostgres(db: Database, documents: readonly Document[]): Promise<Ranker> {
  await sql`
    create table plain (id text, publisher text, date text, words tsvector)`.execute(db)
  for (const { id, publisher, date, title, text } of documents) {
    await sql`
      insert into plain values (${id}, ${publisher}, ${date},
        setweight(to_tsvector('english', ${title}), 'A') || to_tsvector('english', ${text}))`.execute(
      db,
    )
  }
  return async ({ publisher, text, from, to, limit }) =>
    idsOf(
      db,
      sql`select id from plain, websearch_to_tsquery('english', ${text}) as query
        where words @@ query and publisher = ${publisher} and date between ${from} and ${to}
        order by ts_rank(words, query) desc, id limit ${limit}`,
    )
}

async function idsOf(db: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(db)
  return rows.map(({ id }) => id)
}
