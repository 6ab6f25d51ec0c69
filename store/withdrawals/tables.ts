/** The tables of withdrawn articles. */
export interface WithdrawalTables {
  withdrawal: WithdrawalTable
  withdrawn_page: WithdrawnPageTable
}

/** One article of one issue. The row stays after the withdrawal is undone. */
export interface WithdrawalTable {
  id: string
  issue_id: string
  article_id: string
  /** The article that the operator named; others are parts or copies of the same story. */
  requested_article_id: string
  reason: string
  /** What readers see in place of the article, in addition to the fact. */
  notice: string | null
  withdrawn_by: string
  withdrawn_at: number
  undone_by: string | null
  undone_at: number | null
}

/** A page of a version that has, or had until now, a withdrawn article. */
interface WithdrawnPageTable {
  issue_id: string
  version: string
  page_no: number
  /** 0 while the files of the page are being replaced. They are not served then. */
  is_done: number
  /** Part of the files' addresses, so that caches fetch the replaced files. */
  changed_at: number
}
