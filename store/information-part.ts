import type { PublisherCode } from '#contract/publisher.ts'

/** A part of what a title tells, such as its FAQs, as it was read from a file. */
export interface InformationPart {
  publisher: PublisherCode
  part: string
  content: unknown
}

/** What must be put right is one line each; none when the file is fit to load. */
export type ReadFile = { parts: InformationPart[] } | { faults: string[] }
