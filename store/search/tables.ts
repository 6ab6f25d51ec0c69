/** State of the search index. The index itself differs by database: see sqlite-index.ts and postgres-index.ts. */
export interface SearchTables {
  search_issue: SearchIssueTable
  search_update: SearchUpdateTable
  search_word: SearchWordTable
}

/** What the index holds of an issue. */
interface SearchIssueTable {
  issue_id: string
  /** Empty during an update: see SearchUpdateTable. */
  version: string
  revision: number
  /** Version of the tokeniser that made its terms. */
  tokeniser: number
}

/** An issue whose index entries are being replaced, a few in each transaction, in the order of their ids. */
interface SearchUpdateTable {
  issue_id: string
  /** Version of the entries from `next_id` on; null when there were none. */
  from_version: string | null
  from_revision: number | null
  /** Version of the entries before `next_id`; null when the update removes all entries. */
  to_version: string | null
  to_revision: number | null
  next_id: number
}

/** Every term of a title's articles. */
interface SearchWordTable {
  publisher: string
  term: string
  /** Common key of its Latin spellings; null when the term itself is in Latin letters. */
  latin_key: string | null
  /** The term reversed, for searches by its end. */
  backwards: string
  /** Approximate number of articles with the term. */
  articles: number
}
