import type { PageModel } from '#contract/page-model.ts'
import type { WordLine } from '#contract/page-words.ts'

/** What the press read on a page, before it is prepared for storage. */
export interface PageReading extends PageModel {
  /** Every printed line, unreadable ones included. */
  words: WordLine[]
}
