import { DAY_MS } from '#contract/durations.ts'
import type { Tables } from '../tables.ts'

/** When rows of a table are deleted. */
type Rule<Column> =
  /** `days` after the time in the column `after`; `where` restricts the rows. */
  | { kind: 'days'; days: number; after: Column; where?: { column: Column; in: readonly string[] } }
  /** By its own function: see apply-retention.ts. */
  | { kind: 'special'; what: string }
  /** With the reader's account: see reader-data.ts. */
  | { kind: 'with-account' }
  | { kind: 'for-ever'; why: string }

const YEAR = 365

/** The law requires eight financial years, and an invoice may be issued at the beginning of one. */
export const BOOKS_MS = 9 * YEAR * DAY_MS
/** A claim lapses three years after its cause. */
export const PROOF_MS = 3 * YEAR * DAY_MS

const BOOKS = {
  kind: 'for-ever',
  why: 'the books: amounts under a bare id, which must add up',
} as const
const PAPER = { kind: 'for-ever', why: 'the newspaper itself, nothing of a reader' } as const
const SETTINGS = {
  kind: 'for-ever',
  why: 'settings of the publisher, nothing of a reader',
} as const
const STAFF = {
  kind: 'for-ever',
  why: 'accounts of staff, whom the audit log names by id; nothing of a reader',
} as const
const AUDIT_LOG = {
  kind: 'for-ever',
  why: 'the audit log: ids and codes, chained by hashes',
} as const
const SANDBOX = {
  kind: 'for-ever',
  why: 'the sandbox gateway, which is off in production',
} as const

/** Every table. A new one does not compile until it is listed here. docs/operate/readers.md explains the periods. */
export const RETENTION: {
  readonly [T in keyof Tables]: readonly Rule<keyof Tables[T] & string>[]
} = {
  reader: [{ kind: 'special', what: 'erased when unused for INACTIVE_YEARS, after a warning' }],
  login_method: [{ kind: 'with-account' }],
  preferred_edition: [{ kind: 'with-account' }],
  reading_place: [{ kind: 'with-account' }],
  saved_article: [{ kind: 'with-account' }],
  followed_search: [{ kind: 'with-account' }, { kind: 'days', days: 30, after: 'stopped_at' }],
  followed_search_mail: [{ kind: 'days', days: 90, after: 'at' }],
  clip: [PAPER],
  clip_of_reader: [{ kind: 'with-account' }],
  entitlement: [{ kind: 'with-account' }],
  erasure_request: [{ kind: 'with-account' }],
  consent: [{ kind: 'special', what: 'three years after the erasure of the reader' }],
  code_attempt: [{ kind: 'special', what: 'a day after the code expired' }],
  rate_limit: [{ kind: 'special', what: 'a day after the last hit' }],
  known_device: [{ kind: 'special', what: 'a year after the last sign-in on it' }],
  known_network: [{ kind: 'special', what: 'a year after the last sign-in from it' }],
  session: [{ kind: 'special', what: 'when it expired; its last use is noted first' }],
  contact_undo: [{ kind: 'days', days: 0, after: 'expires_at' }],
  contact_recovery: [{ kind: 'days', days: 90, after: 'requested_at' }],
  one_tap_nonce: [{ kind: 'days', days: 0, after: 'expires_at' }],
  daily_count: [{ kind: 'special', what: '90 days after the day' }],
  security_event: [{ kind: 'days', days: YEAR, after: 'at' }],
  signing_key: [{ kind: 'special', what: 'by the key ring, when no token of it is valid' }],
  token_key: [{ kind: 'special', what: 'by the key ring, when no token of it is valid' }],
  contact_message: [{ kind: 'days', days: 2 * YEAR, after: 'created_at' }],
  sheet_row: [{ kind: 'days', days: YEAR, after: 'at' }],
  idempotency_key: [{ kind: 'days', days: 30, after: 'created_at' }],
  gateway_event: [{ kind: 'days', days: 180, after: 'received_at' }],
  job: [
    { kind: 'days', days: 90, after: 'done_at' },
    {
      kind: 'days',
      days: YEAR,
      after: 'run_at',
      where: { column: 'state', in: ['dropped', 'dead'] },
    },
  ],
  audit_entry: [{ kind: 'days', days: 9 * YEAR, after: 'at' }],
  invoice: [{ kind: 'special', what: 'name and contact of the buyer after nine years' }],
  subscription: [BOOKS],
  payment_attempt: [BOOKS],
  payment: [BOOKS],
  refund: [BOOKS],
  mandate: [BOOKS],
  ledger_entry: [BOOKS],
  invoice_counter: [BOOKS],
  seller: [BOOKS],
  plan: [SETTINGS],
  plan_group: [SETTINGS],
  information_part: [SETTINGS],
  secret: [SETTINGS],
  edition: [PAPER],
  issue: [PAPER],
  issue_version: [PAPER],
  page_claim: [{ kind: 'days', days: 1, after: 'expires_at' }],
  page: [PAPER],
  region: [PAPER],
  withdrawal: [{ kind: 'for-ever', why: 'the log of withdrawn articles, nothing of a reader' }],
  withdrawn_page: [PAPER],
  night_duty: [STAFF],
  watched_issue: [{ kind: 'days', days: 90, after: 'seen_at' }],
  desk_upload: [{ kind: 'special', what: 'two days after the last byte, with its files' }],
  desk_upload_part: [{ kind: 'special', what: 'with its upload' }],
  press_job: [{ kind: 'days', days: 90, after: 'changed_at' }],
  correction_draft: [{ kind: 'days', days: 90, after: 'changed_at' }],
  correction_step: [{ kind: 'days', days: 90, after: 'at' }],
  correction_presence: [{ kind: 'days', days: 1, after: 'seen_at' }],
  correction_pair: [PAPER],
  correction_alias: [PAPER],
  search_issue: [PAPER],
  search_update: [PAPER],
  search_word: [PAPER],
  story_article: [PAPER],
  story_issue: [PAPER],
  sister_story: [PAPER],
  staff_account: [STAFF],
  staff_passkey: [STAFF],
  staff_app: [STAFF],
  staff_recovery_code: [STAFF],
  staff_token: [STAFF],
  staff_link: [{ kind: 'days', days: 30, after: 'expires_at' }],
  staff_session: [{ kind: 'days', days: 1, after: 'created_at' }],
  staff_challenge: [{ kind: 'days', days: 0, after: 'expires_at' }],
  audit_change: [AUDIT_LOG],
  audit_head: [AUDIT_LOG],
  audit_person: [{ kind: 'days', days: YEAR, after: 'at' }],
  sandbox_order: [SANDBOX],
  sandbox_payment: [SANDBOX],
  sandbox_token: [SANDBOX],
  sandbox_refund: [SANDBOX],
  sandbox_delivery: [SANDBOX],
}
