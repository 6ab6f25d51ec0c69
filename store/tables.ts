/** Every table, as the migrations leave it. Times are milliseconds since 1970, flags are 0 or 1. */
export interface Tables {
  edition: EditionTable
  issue: IssueTable
  page: PageTable
}

interface EditionTable {
  publisher: string
  id: number
  edition_number: number
  edition_name: string
  parent_edition: string
  /** Place in the list of editions, from 0. */
  position: number
}

interface IssueTable {
  id: string
  publisher: string
  edition_id: number
  /** `yyyy-MM-dd` */
  date: string
  /** Names the folder that holds this version's files. */
  version: string
  published_at: number
}

interface PageTable {
  issue_id: string
  page_index: number
  section: string
  pageNo: number
  name: string
  displayName: string
  width: number
  height: number
}
