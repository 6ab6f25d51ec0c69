/** The words themselves are in each engine's own index: see sqlite-index.ts and postgres-index.ts. */
export interface SearchTables {
  search_issue: SearchIssueTable
  search_update: SearchUpdateTable
  search_word: SearchWordTable
}

/** What the index holds of an issue. */
interface SearchIssueTable {
  issue_id: string
  /** Empty while an update is under way: see SearchUpdateTable. */
  version: string
  revision: number
  /** Which tokeniser made its terms. */
  tokeniser: number
}

/** An issue whose index entries are being replaced, a few in each transaction, in the order of their ids. */
interface SearchUpdateTable {
  issue_id: string
  /** Entries from `next_id` on are still of this version; null where there were none. */
  from_version: string | null
  from_revision: number | null
  /** Entries before `next_id` are of this version; null where all are removed. */
  to_version: string | null
  to_revision: number | null
  next_id: number
}

/** Every term of a title's articles. */
interface SearchWordTable {
  publisher: string
  term: string
  /** What its spellings in Latin letters share; none where it is written in Latin letters itself. */
  latin_key: string | null
  /** Its letters from the last to the first. */
  backwards: string
  /** In how many articles, roughly. */
  articles: number
}
