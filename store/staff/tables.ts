/** Staff accounts, how staff sign in to the desk, and their sessions. Times are milliseconds since 1970. */
export interface StaffTables {
  staff_account: StaffAccountTable
  staff_link: StaffLinkTable
  staff_passkey: StaffPasskeyTable
  staff_app: StaffAppTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_session: StaffSessionTable
  staff_challenge: StaffChallengeTable
  staff_token: StaffTokenTable
}

interface StaffAccountTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: string
  /** `StaffScope` as JSON. */
  scope: string
  created_at: number
  /** Null while the account is open. */
  closed_at: number | null
  last_seen_at: number | null
}

/** A link that works once. */
interface StaffLinkTable {
  token_hash: string
  staff_id: string
  /** `invitation` lets its holder add a passkey or an app. `demo` signs in, and exists only with stand-ins. */
  kind: 'invitation' | 'demo'
  created_at: number
  expires_at: number
  used_at: number | null
}

interface StaffPasskeyTable {
  /** base64url, as the authenticator sends it. */
  credential_id: string
  staff_id: string
  /** COSE key, base64url. */
  public_key: string
  /** The authenticator's count of signatures; 0 if it does not count. */
  counter: number
  created_at: number
  last_used_at: number | null
}

/** An app that shows codes (TOTP). */
interface StaffAppTable {
  staff_id: string
  /** Encrypted with a secret that is not in the database. */
  secret: string
  /** Null until the first code was entered. */
  confirmed_at: number | null
  /** The time step of the last accepted code. Codes of it and of earlier steps are refused. */
  last_step: number
}

interface StaffRecoveryCodeTable {
  code_hash: string
  staff_id: string
}

interface StaffSessionTable {
  token_hash: string
  staff_id: string
  created_at: number
  last_used_at: number
}

/** A WebAuthn challenge that was sent and not answered. */
interface StaffChallengeTable {
  challenge: string
  /** The holder of the invitation; null for a sign-in. */
  staff_id: string | null
  expires_at: number
}

/** A token with which a program searches the archive in the name of an account. */
interface StaffTokenTable {
  id: string
  token_hash: string
  staff_id: string
  /** What it is for. */
  name: string
  created_at: number
  /** To the hour. */
  last_used_at: number | null
  revoked_at: number | null
}
