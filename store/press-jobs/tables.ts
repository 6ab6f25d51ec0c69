/** The queue of the press. Times are milliseconds since 1970. */
export interface PressJobTables {
  press_job: PressJobTable
}

export interface PressJobTable {
  id: string
  /** `PressTask['kind']` */
  kind: string
  publisher: string
  /** `yyyy-MM-dd` */
  date: string
  edition_id: number
  /** Who asked for it. */
  staff_id: string
  /** `PressTask` as JSON. */
  input: string
  state: 'queued' | 'running' | 'question' | 'done' | 'failed' | 'cancelled'
  /** Null until the press knows the pages. */
  pages_total: number | null
  /** `PressJobPage[]` as JSON: the pages made so far. */
  pages: string
  /** `PressFinding[]` as JSON. */
  findings: string
  /** Names of questions that staff answered, as a JSON list. */
  answers: string
  /** The version that the job made. */
  version: string | null
  /** Why the job failed, in the words of commands. */
  error: string | null
  /** `PressFault[]` as JSON; null if an earlier release ran the job. */
  faults: string | null
  attempts: number
  /** The worker that runs the job. */
  holder: string | null
  /** The worker extends it while it lives. */
  claimed_until: number | null
  created_at: number
  changed_at: number
  ended_at: number | null
  /** When larger images and OCR were added to the issue. */
  later_files_at: number | null
}
