/** The audit log. Times are milliseconds since 1970. */
export interface AuditTables {
  audit_change: AuditChangeTable
  audit_head: AuditHeadTable
  audit_person: AuditPersonTable
}

/** One entry. Rows are never updated or deleted. */
interface AuditChangeTable {
  /** The position in the log, from 1 without gaps. */
  seq: number
  at: number
  /** `staff:<id>` or `command:<user of the machine>`. */
  actor: string
  action: string
  /** The title and the edition that the change is about, if it is about one. */
  publisher: string | null
  edition_id: number | null
  /** The reader whom the change is about, if it is about one. */
  reader_id: string | null
  /** Object, before and after as JSON. */
  content: string
  /** The salted hash of the row in `audit_person`; null if there was none. */
  person_hash: string | null
  /** The hash of the entry before; empty for the first. */
  previous_hash: string
  hash: string
}

/** The last entry, in one row. Locking it serialises the writers. */
interface AuditHeadTable {
  id: number
  seq: number
  hash: string
}

/** From where a change was made. Rows can be deleted: without the salt, the hash in the entry reveals nothing. */
interface AuditPersonTable {
  seq: number
  at: number
  salt: string
  /** Address and browser, or the name of the machine, as JSON. */
  content: string
}
