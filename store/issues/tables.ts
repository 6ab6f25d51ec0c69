import type { Generated } from 'kysely'
import type { PageClaimTable } from './page-claim-table.ts'
import type { WatchedIssueTable } from './watched-issue-table.ts'

/** Editions, and the issues that the press makes of them. */
export interface IssueTables {
  edition: EditionTable
  issue: IssueTable
  issue_version: IssueVersionTable
  page: PageTable
  page_claim: PageClaimTable
  region: RegionTable
  watched_issue: WatchedIssueTable
}

interface EditionTable {
  publisher: string
  id: number
  edition_number: number
  edition_name: string
  edition_name_kn: string | null
  parent_edition: string
  parent_edition_kn: string | null
  /** Position in the list of editions, from 0. */
  position: number
}

interface IssueTable {
  id: string
  publisher: string
  edition_id: number
  /** `yyyy-MM-dd` */
  date: string
  /** The version that readers see; null while the issue is unpublished. */
  version: string | null
  early_release_at: number
  general_release_at: number
  /** Since when readers do not get the issue, whatever its release times; null while it is not held. */
  held_at: Generated<number | null>
  /** 1 if an editor chose the release times: publishing again does not change them. */
  has_chosen_hours: Generated<number>
}

/** A version of an issue. It names the folder of its files. Only a withdrawal changes a file, but more may be added. */
interface IssueVersionTable {
  issue_id: string
  version: string
  published_at: number
  /** Increases when files or texts are added. */
  revision: number
  /** 0 while its pages are being written or deleted. */
  is_complete: number
}

interface PageTable {
  issue_id: string
  version: string
  page_index: number
  section: string
  section_kn: string | null
  pageNo: number
  name: string
  name_kn: string | null
  displayName: string
  width: number
  height: number
  /** Names of the files that were added after the page was published, as a JSON list. */
  more_files: string
  /** `FileChecksums` as JSON; null when an earlier release published the page. */
  checksums: string | null
  /** Identifies what the page draws; null when an earlier release published the page. */
  drawing: string | null
}

interface RegionTable {
  issue_id: string
  version: string
  id: string
  page_index: number
  /** Reading order on the page, from 0. */
  position: number
  kind: 'article' | 'ad'
  title: string
  top: string
  left: string
  width: string
  height: string
  language: string
  /** Source of the text: a newsroom's package, the PDF or OCR. */
  provenance: string
  confidence: number
  /** The text for search. */
  text: string
  /** The story's type; null when an earlier release published the issue, as are the columns after it. */
  type: string | null
  /** `Place[]` as JSON, if the region is not one rectangle. */
  rects: string | null
  opensAs: string | null
  hasInserts: number | null
  /** `PageReference[]` as JSON, if there are any. */
  pageReferences: string | null
  /** What each line of `text` is, as letters: see domain/search/line-roles.ts. */
  lineRoles: string | null
}
