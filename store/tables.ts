import type { AuditTables } from './audit/tables.ts'
import type { AuthTables } from './auth/tables.ts'
import type { ClipTables } from './clips/tables.ts'
import type { CorrectionTables } from './corrections/tables.ts'
import type { IssueTables } from './issues/tables.ts'
import type { JobTable } from './job-table.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { PressJobTables } from './press-jobs/tables.ts'
import type { SandboxGatewayTables } from './sandbox-gateway/tables.ts'
import type { SearchTables } from './search/tables.ts'
import type { StaffTables } from './staff/tables.ts'
import type { StoryTables } from './stories/tables.ts'
import type { UploadTables } from './uploads/tables.ts'
import type { WithdrawalTables } from './withdrawals/tables.ts'

/** Every table, as the migrations leave it. Times are milliseconds since 1970. */
export interface Tables
  extends AuditTables,
    AuthTables,
    ClipTables,
    CorrectionTables,
    IssueTables,
    PaymentTables,
    PressJobTables,
    SandboxGatewayTables,
    SearchTables,
    StaffTables,
    StoryTables,
    UploadTables,
    WithdrawalTables {
  contact_message: ContactMessageTable
  entitlement: EntitlementTable
  followed_search: FollowedSearchTable
  followed_search_mail: FollowedSearchMailTable
  information_part: InformationPartTable
  reading_place: ReadingPlaceTable
  saved_article: SavedArticleTable
  secret: SecretTable
  job: JobTable
  night_duty: NightDutyTable
  sheet_row: SheetRowTable
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

/** What a reader follows: words, a section or a district. */
export interface FollowedSearchTable {
  id: string
  reader_id: string
  publisher: string
  kind: 'words' | 'section' | 'district'
  what: string
  /** The Kannada name of a section or a district. */
  what_kn: string | null
  /** The same for all that find the same, see `followKey`. */
  match_key: string
  created_at: number
  /** When a link in a mail stopped it. */
  stopped_at: number | null
}

/** A reader's mail of the day about what they follow. Written before it is sent. */
interface FollowedSearchMailTable {
  reader_id: string
  publisher: string
  /** Of the paper, `yyyy-MM-dd`. */
  edition_date: string
  at: number
}

/** One part of a title's information for visitors, such as its FAQs, as JSON. */
interface InformationPartTable {
  publisher: string
  part: string
  content: string
}

/** How far a reader has come in an issue. */
export interface ReadingPlaceTable {
  reader_id: string
  publisher: string
  /** `yyyy-MM-dd` */
  edition_date: string
  edition_number: number
  page_no: number
  article_id: string | null
  article_block: number
  /** Article ids as a JSON list. */
  read_articles: string
  updated_at: number
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
