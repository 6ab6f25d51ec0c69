/** Work that is due later. A job is added in the transaction that makes it necessary. */
export interface JobTable {
  id: string
  kind: string
  /** (kind, key) is unique. */
  key: string
  payload: string
  /** `dropped`: not needed or not possible. `dead`: failed for the last time. */
  state: 'waiting' | 'done' | 'dropped' | 'dead'
  run_at: number
  tries: number
  /** The lease of the worker that runs it. */
  taken_until: number | null
  last_error: string | null
  created_at: number
  done_at: number | null
  /** The job is deleted with this reader's account. Null for a job that outlives the account, such as a refund. */
  reader_id: string | null
}
