/** Corrections of pages at the desk. Times are milliseconds since 1970. */
export interface CorrectionTables {
  correction_draft: CorrectionDraftTable
  correction_step: CorrectionStepTable
  correction_presence: CorrectionPresenceTable
  correction_pair: CorrectionPairTable
  correction_alias: CorrectionAliasTable
}

interface PageColumns {
  publisher: string
  /** `yyyy-MM-dd` */
  date: string
  edition_id: number
  page_no: number
}

/** A page that somebody has opened for correction. */
interface CorrectionDraftTable extends PageColumns {
  /** The version of the issue that readers saw when the draft began, or that its corrections made. */
  base_version: string
  /** Identifies the page model of that version. A page with another one is another page. */
  base_mark: string
  /** `PageDraft` as JSON: what readers see. */
  base_state: string
  /** `PageDraft` as JSON: with all steps. */
  state: string
  /** The number of the last step. */
  sequence: number
  /** The number of the last step that is published. */
  published_sequence: number
  changed_at: number
}

interface CorrectionStepTable extends PageColumns {
  /** From 1, without gaps. */
  sequence: number
  /** Made by the browser, so that a repeated step is recognised. */
  id: string
  act: string
  staff_id: string
  at: number
  /** `CorrectionStep` as JSON. */
  step: string
  /** `DraftChange` as JSON. */
  change: string
  /** `StepInverse` as JSON. */
  inverse: string
}

/** An open page in a browser. */
interface CorrectionPresenceTable extends PageColumns {
  id: string
  staff_id: string
  /** Renewed while the browser is connected. */
  seen_at: number
}

/** What the press read on a page, and what people made of it. */
interface CorrectionPairTable extends PageColumns {
  id: string
  version_before: string
  version_after: string
  /** Stories as JSON. */
  model_before: string
  model_after: string
  /** `CorrectedStep[]` as JSON. */
  steps: string
  at: number
}

/** A story that was merged into another one of its issue. */
interface CorrectionAliasTable {
  issue_id: string
  old_id: string
  new_id: string
}
