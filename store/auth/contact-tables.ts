/** Contacts that were changed: for undoing a change, and for recovery by an operator. */
export interface ContactTables {
  contact_undo: ContactUndoTable
  contact_recovery: ContactRecoveryTable
}

/** A contact change that a link can undo. The link carries a MAC of `id`. */
interface ContactUndoTable {
  id: string
  reader_id: string
  kind: 'email' | 'phone'
  /** Null when the reader had no contact of this kind. */
  old_value: string | null
  new_value: string
  /** Strictly increasing for each reader. */
  at: number
  expires_at: number
  /** Also set when the undo of an earlier change included this one. */
  used_at: number | null
}

/** A contact change requested by an operator for a reader who lost the old contact. It takes effect after a wait. */
interface ContactRecoveryTable {
  /** The link that stops the change carries a MAC of this id. */
  id: string
  reader_id: string
  kind: 'email' | 'phone'
  old_value: string
  new_value: string
  /** The operator, and the reason that they gave. */
  who: string
  why: string
  requested_at: number
  /** When the first notice to a contact of the account was sent. */
  noticed_at: number | null
  stopped_at: number | null
}
