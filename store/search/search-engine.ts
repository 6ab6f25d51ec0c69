import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'

export interface SearchRequest {
  publisher: PublisherCode
  text: string
  from?: IssueDate | undefined
  to: IssueDate
  edition?: number | undefined
  /** The reader's own: of the same day, its articles come first. */
  ownEdition?: number | undefined
  /** Issues that are not out yet. */
  without: readonly IssueKey[]
  offset: number
  limit: number
}

/** An article of the version that readers see. */
export interface SearchMatch {
  key: IssueKey
  pageIndex: number
  /** In the reading order of the page. */
  position: number
}

export interface SearchAnswer {
  /** Counted up to SEARCH_COUNTED_TO. */
  total: number
  /** Best first. */
  found: SearchMatch[]
}

/** Finds articles. Another engine fits behind it; see docs/develop/search.md. */
export interface SearchEngine {
  /** Rejects with a SearchBusy when it cannot answer in time. */
  find(asked: SearchRequest): Promise<SearchAnswer>
  /** Gets ready, so that the first search need not wait for it. */
  warm(): void
  close(): Promise<void>
}

/** Too many searches at once, or one that took too long. */
export class SearchBusy extends Error {
  override name = 'SearchBusy'
}
