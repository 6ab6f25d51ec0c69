import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'

/** How a command or a screen names things in the sentence of a finding. */
export interface FindingNames {
  title(publisher: PublisherCode): string
  day(date: IssueDate): string
  /** The release hour that an editor gave, at the beginning of a sentence. */
  hour(which: 'early' | 'general', time: string): string
}
