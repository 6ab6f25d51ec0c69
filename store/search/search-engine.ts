import type { MonthCount } from '#contract/around-story.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'

export interface SearchRequest {
  publisher: PublisherCode
  text: string
  /** Only these words, in any form: not words that begin with the last one, no corrections. */
  onlyWholeWords?: boolean
  from?: IssueDate | undefined
  to: IssueDate
  edition?: number | undefined
  /** The reader's preferred edition, ranked first among articles of the same day. */
  ownEdition?: number | undefined
  /** Issues to leave out, because they are not released yet. */
  without: readonly IssueKey[]
  section?: string | undefined
  /** Lists the sections of the matches, as a request by story or of a section does anyway. */
  listSections?: boolean
  /** One match for each story. */
  byStory?: boolean | undefined
  /** Newest first instead of best first. */
  isNewestFirst?: boolean | undefined
  offset: number
  limit: number
  /** Also counts the matches by month, if there may be no more than this. */
  countByMonthUpTo?: number
}

/** The place of an article, in the version that readers see. */
export interface SearchMatch {
  key: IssueKey
  pageIndex: number
  /** In the reading order of the page. */
  position: number
}

/** A section of the paper that has matches. */
export interface MatchedSection {
  section: string
  section_kn: string | null
}

export interface SearchAnswer {
  /** Of the SEARCH_COUNTED_TO newest matching articles. Counts stories if the request is by story. */
  total: number
  /** Whether older articles match too, so that the total may be higher. */
  hasMore: boolean
  /** The sections of the matches, whatever section is requested. */
  sections: MatchedSection[]
  /** Best first. */
  found: SearchMatch[]
  /** Every month of the requested days, if it was requested and there are not too many matches. */
  months?: MonthCount[]
}

/** Finds articles. To use another engine, implement this; see docs/develop/search.md. */
export interface SearchEngine {
  /** Rejects with a SearchBusy when it cannot answer in time. */
  find(request: SearchRequest): Promise<SearchAnswer>
  /** Starts up in advance, so that the first search is fast. */
  warm(): void
  close(): Promise<void>
}

/** Too many searches at once, or one that took too long. */
export class SearchBusy extends Error {
  override name = 'SearchBusy'
}
