import type { Generated } from 'kysely'
import type { AuditTables } from './audit/tables.ts'
import type { AuthTables } from './auth/tables.ts'
import type { PageClaimTable } from './issues/page-claim-table.ts'
import type { WatchedIssueTable } from './issues/watched-issue-table.ts'
import type { JobTable } from './job-table.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { PressJobTables } from './press-jobs/tables.ts'
import type { SandboxGatewayTables } from './sandbox-gateway/tables.ts'
import type { SearchTables } from './search/tables.ts'
import type { StaffTables } from './staff/tables.ts'
import type { UploadTables } from './uploads/tables.ts'
import type { WithdrawalTables } from './withdrawals/tables.ts'

/** Every table, as the migrations leave it. Times are milliseconds since 1970. */
export interface Tables
  extends AuditTables,
    AuthTables,
    PaymentTables,
    PressJobTables,
    SandboxGatewayTables,
    SearchTables,
    StaffTables,
    UploadTables,
    WithdrawalTables {
  contact_message: ContactMessageTable
  edition: EditionTable
  entitlement: EntitlementTable
  information_part: InformationPartTable
  issue: IssueTable
  issue_version: IssueVersionTable
  page: PageTable
  page_claim: PageClaimTable
  region: RegionTable
  saved_article: SavedArticleTable
  secret: SecretTable
  job: JobTable
  night_duty: NightDutyTable
  sheet_row: SheetRowTable
  watched_issue: WatchedIssueTable
}

/** A contact message: what a visitor or reader wrote to the publisher. */
export interface ContactMessageTable {
  /** Idempotency key from the form, so that a second click stores no second message. */
  id: string
  /** Reference for the sender to quote. */
  reference: string
  publisher: string
  /** The reader who was signed in; null for a visitor. */
  reader_id: string | null
  name: string
  contact: string
  subject: string
  message: string
  /** 1 for likely spam, which is stored and not forwarded. */
  is_suspect: number
  created_at: number
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

/** What a reader may open, and until when. */
interface EntitlementTable {
  id: string
  reader_id: string
  source: 'complimentary' | 'subscription'
  /** -1 all past dates, 0 today only, N the last N months. */
  archival_access: number
  early_access: number
  starts_at: number
  /** Null when it ends only by revocation. */
  ends_at: number | null
  /** The subscription that it comes from; null when it is complimentary. */
  subscription_id: string | null
}

/** One part of a title's information for visitors, such as its FAQs, as JSON. */
interface InformationPartTable {
  publisher: string
  part: string
  content: string
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
}

/** An article that a reader saved. */
export interface SavedArticleTable {
  id: string
  reader_id: string
  publisher_short_code: string
  article_id: string
  edition_number: number
  /** `yyyy-MM-dd` */
  edition_date: string
  page_no: number
  html_path: string
  image_path: string
  /** A place as JSON. */
  image_coordinates: string
  title: string
  description: string
  created_at: number
}

/** Who gets the alerts of a title at night. */
interface NightDutyTable {
  publisher: string
  staff_id: string
  /** With country code; null if only e-mail is wanted. */
  mobile: string | null
  chosen_at: number
}

interface SecretTable {
  name: string
  value: string
}

/** A row of one of the publisher's spreadsheets. */
export interface SheetRowTable {
  id: string
  sheet: 'cancellations' | 'plan-changes'
  reader_id: string
  /** As JSON. */
  data: string
  at: number
}
