import { sql } from 'kysely'
import type { Archive } from './archive.ts'

/** In bytes. */
export interface Sizes {
  /** Titles and texts of all articles. */
  text: number
  /** Everything that the search index and the stories store. */
  index: number
}

export async function sizesOf({ db, source, textBytes }: Archive): Promise<Sizes> {
  const query =
    source.kind === 'sqlite'
      ? sql<Sizes>`
          select (select sum(octet_length(title) + octet_length(text)) from region) as text,
            (select sum(pgsize) from dbstat where name like 'search\\_%' escape '\\' or name like 'story\\_%' escape '\\')
              as "index"`
      : sql<Sizes>`
          select (select sum(octet_length(title) + octet_length(text))::bigint from region) as text,
            (select sum(pg_total_relation_size(relid)) from pg_partition_tree('search_article'))::bigint
              + pg_total_relation_size('search_word')
              + pg_total_relation_size('search_issue')
              + pg_total_relation_size('story_article') as "index"`
  const { rows } = await query.execute(db)
  const [sizes = { text: 0, index: 0 }] = rows
  return { ...sizes, text: textBytes ?? sizes.text }
}
