import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'

/** What a generated article is about. */
export interface Truth {
  kind: 'article' | 'table'
  subject: string
  place: string
  /** A day without a year, as `MM-dd`, on which the reported event takes place. */
  eventDay?: string
  /** Mentioned once, in passing or in a caption, or in a row of a table. */
  mentions: readonly { subject: string; place: string }[]
}

export interface Document {
  id: string
  publisher: PublisherCode
  date: IssueDate
  title: string
  text: string
  lineRoles: string
  /** Only generated documents have it; those of the sample are judged by hand. */
  truth?: Truth
}

/** Collects the lines of a document with their roles. */
export class Lines {
  readonly #lines: { letter: string; text: string }[] = []

  add(letter: 'h' | 'k' | 'y' | 'b' | 'c' | 't', text: string | undefined): this {
    if (text) this.#lines.push({ letter, text: text.replaceAll('\n', ' ') })
    return this
  }

  get all(): { text: string; lineRoles: string } {
    return {
      text: this.#lines.map(({ text }) => text).join('\n'),
      lineRoles: this.#lines.map(({ letter }) => letter).join(''),
    }
  }
}
