/** The words themselves are in each engine's own index: see sqlite-index.ts and postgres-index.ts. */
export interface SearchTables {
  search_issue: SearchIssueTable
  search_word: SearchWordTable
}

/** What the index holds of an issue. */
interface SearchIssueTable {
  issue_id: string
  version: string
  revision: number
  /** Which tokeniser made its terms. */
  tokeniser: number
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
