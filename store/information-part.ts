import type { PublisherCode } from '#contract/publisher.ts'

/** One part of a title's information, such as its FAQs, as read from a file. */
export interface InformationPart {
  publisher: PublisherCode
  part: string
  content: unknown
}

/** The parts of a file, or one line for each fault. */
export type ParsedInformationFile = { parts: InformationPart[] } | { faults: string[] }
