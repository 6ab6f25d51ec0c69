import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { wordsOf } from '#domain/search/words.ts'

/** An article in the index. Terms are in the order of its words. */
export interface Entry {
  publisher: PublisherCode
  id: number
  title: readonly string[]
  text: readonly string[]
}

export function entryOf(
  { publisher }: Pick<IssueKey, 'publisher'>,
  { id, title, text }: { id: number; title: string; text: string },
): Entry {
  return { publisher, id, title: termsOf(title), text: termsOf(text) }
}

function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term)
}
