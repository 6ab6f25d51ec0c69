import type { AuthTables } from './auth/tables.ts'
import type { JobTable } from './job-table.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { SandboxGatewayTables } from './sandbox-gateway/tables.ts'
import type { SearchTables } from './search/tables.ts'

/** Every table, as the migrations leave it. Times are milliseconds since 1970. */
export interface Tables extends AuthTables, PaymentTables, SandboxGatewayTables, SearchTables {
  contact_message: ContactMessageTable
  edition: EditionTable
  entitlement: EntitlementTable
  information_part: InformationPartTable
  issue: IssueTable
  issue_version: IssueVersionTable
  page: PageTable
  region: RegionTable
  saved_article: SavedArticleTable
  secret: SecretTable
  job: JobTable
  sheet_row: SheetRowTable
}

/** What a visitor or a reader wrote to the publisher. */
export interface ContactMessageTable {
  /** The key that it was sent with, so that a second press keeps no second one. */
  id: string
  /** What the sender can quote. */
  reference: string
  publisher: string
  /** Of who was signed in. */
  reader_id: string | null
  name: string
  contact: string
  subject: string
  message: string
  /** 1 for what only a program would have sent: it is kept, and not passed on. */
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
  /** Place in the list of editions, from 0. */
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
  /** Null when only a revocation ends it. */
  ends_at: number | null
  /** The plan that it comes from; none when it was given for nothing. */
  subscription_id: string | null
}

/** A part of what a title tells its visitors beside the paper, such as its FAQs, as JSON. */
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
  /** The version that readers see; none while the issue is withdrawn. */
  version: string | null
  early_release_at: number
  general_release_at: number
}

/** A version of an issue. It names the folder that holds its files, which never change; more may be added. */
interface IssueVersionTable {
  issue_id: string
  version: string
  published_at: number
  /** Counts what was added since. */
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
  /** `FileChecksums` as JSON; null where an earlier release published the page. */
  checksums: string | null
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
  /** Where the text came from: a newsroom's package, the PDF, and so on. */
  provenance: string
  confidence: number
  /** What search finds the region by. */
  text: string
}

/** One of the articles that a reader keeps. */
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
