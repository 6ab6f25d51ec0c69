import type { ContactTables } from './contact-tables.ts'

/** Readers, how they sign in, and rate limits. */
export interface AuthTables extends ContactTables {
  reader: ReaderTable
  login_method: LoginMethodTable
  preferred_edition: PreferredEditionTable
  consent: ConsentTable
  erasure_request: ErasureRequestTable
  code_attempt: CodeAttemptTable
  session: SessionTable
  signing_key: SigningKeyTable
  token_key: TokenKeyTable
  one_tap_nonce: OneTapNonceTable
  rate_limit: RateLimitTable
  daily_count: DailyCountTable
  security_event: SecurityEventTable
  known_device: KnownDeviceTable
  known_network: KnownNetworkTable
}

interface ReaderTable {
  id: string
  first_name: string | null
  time_joined: number
  /** Id of the login method of the last sign-in; null until it is known. */
  preferred_login_method: string | null
  /** The last sign-in or sign-out, or the last use of an expired session; null when unknown. */
  last_seen_at: number | null
  /** After erasure only accounting records and proofs refer to the reader. */
  erased_at: number | null
}

export type LoginMethodKind = 'email' | 'phone' | 'google'

/** One way to sign in. Its address or number was verified by a code or by Google. */
interface LoginMethodTable {
  id: string
  reader_id: string
  kind: LoginMethodKind
  /** The e-mail address, the mobile number, or Google's id of the account. */
  value: string
  /** The e-mail address of a Google account. Notifications go there; it does not identify the reader. */
  email: string | null
  /** The same address if Google is authoritative for it. Only then does it identify the reader. */
  authoritative_email: string | null
  time_joined: number
}

interface PreferredEditionTable {
  reader_id: string
  publisher: string
  edition_id: number
}

/** One act of giving or withdrawing consent. Rows are never updated. */
interface ConsentTable {
  id: string
  reader_id: string
  act: string
  terms_version: string | null
  /** 1, 0, or null when the act did not concern it. */
  receiveMarketingAndPromitionalEmail: number | null
  dhNewsLetterTopNewsOfTheDay: number | null
  at: number
  /** The sentences that were shown, by topic, as JSON; null in rows of earlier releases. */
  wording: string | null
  /** Language of the sentences. */
  language: string | null
  /** Boxes that were ticked before the reader touched them, as a JSON list. */
  prechecked: string | null
}

/** An account that will be erased, unless the request is cancelled. */
interface ErasureRequestTable {
  reader_id: string
  /** `reader`: the reader asked. `inactive`: the account was not used for years. */
  reason: 'reader' | 'inactive'
  requested_at: number
  due_at: number
}

/** One request for a one-time password: the code that was sent, and how often it was entered wrongly. */
interface CodeAttemptTable {
  /** `preAuthSessionId` */
  id: string
  device_hash: string
  kind: 'email' | 'phone'
  contact: string
  /** The reader who is signed in already; null when someone signs in with the contact. */
  reader_id: string | null
  /** The session that the code belongs to, and what it does there; null when someone signs in. */
  session_handle: string | null
  purpose: 'change' | 'confirm' | null
  /** Google's id of the account that the code also connects; null when it connects none. */
  google_sub: string | null
  code_hash: string
  code_expires_at: number
  failures: number
  created_at: number
  used_at: number | null
  /** Buckets of `rate_limit` that count the code until it is verified, as a JSON list. */
  until_verified: string | null
}

interface SessionTable {
  handle: string
  reader_id: string
  login_method_id: string
  /** The current refresh token. */
  refresh_hash: string
  /** The parent token: the one that was exchanged for the current token. */
  previous_hash: string | null
  /** Equals `refresh_hash` once the current token was used. */
  used_hash: string | null
  rotated_at: number
  expires_at: number
  created_at: number
  last_used_at: number
  user_agent: string | null
  address_prefix: string | null
  /** When the reader last authenticated; null in rows of releases that did not record it. */
  authenticated_at: number | null
}

/** RSA keys of earlier releases. */
interface SigningKeyTable {
  kid: string
  /** A JWK as JSON. */
  public_key: string
  /** A JWK as JSON, encrypted with a secret that is not in the database. */
  private_key: string
  created_at: number
}

/** Keys that sign access tokens with ES256. */
interface TokenKeyTable extends SigningKeyTable {
  /** Servers sign with the key from this time on, when every server knows it. */
  signs_from: number
}

interface OneTapNonceTable {
  nonce_hash: string
  expires_at: number
}

/** The recent hits of one rate-limit bucket. */
interface RateLimitTable {
  bucket: string
  /** Times as a JSON list, oldest first. */
  hits: string
  updated_at: number
}

interface DailyCountTable {
  name: string
  /** `yyyy-MM-dd` in India. */
  day: string
  count: number
}

interface SecurityEventTable {
  id: string
  kind:
    | 'token-theft'
    | 'contact-changed'
    | 'contact-change-undone'
    | 'contact-recovery-stopped'
    | 'code-failures'
    | 'data-exported'
    | 'erasure-requested'
    | 'erasure-cancelled'
  reader_id: string | null
  session_handle: string | null
  address_prefix: string | null
  at: number
}

/** A browser in which the reader has signed in. */
interface KnownDeviceTable {
  reader_id: string
  device_hash: string
  /** Wrong codes entered on the device since its last sign-in. */
  wrong_codes: number
  created_at: number
  last_seen_at: number
}

/** A network from which the reader has signed in. */
interface KnownNetworkTable {
  reader_id: string
  address_prefix: string
  created_at: number
  last_seen_at: number
}
