import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { dateTerms } from '#domain/search/dates.ts'
import { linesOf } from '#domain/search/line-roles.ts'
import { type RankedFields, rankedFields } from '#domain/search/ranked-fields.ts'
import { wordsOf } from '#domain/search/words.ts'

/** An article in the index. Terms are in the order of its words. */
export interface Entry {
  publisher: PublisherCode
  id: number
  title: readonly string[]
  text: readonly string[]
  /** Terms of the dates that it mentions. */
  dates: readonly string[]
  fields: RankedFields
}

interface ArticleText {
  id: number
  title: string
  text: string
  lineRoles: string | null
}

export function entryOf(
  { publisher }: Pick<IssueKey, 'publisher'>,
  { id, title, text, lineRoles }: ArticleText,
): Entry {
  const titleTerms = termsOf(title)
  const lines = linesOf(text, lineRoles).map(({ role, text: line }) => ({
    role,
    terms: termsOf(line),
  }))
  const textTerms = lines.flatMap(({ terms }) => terms)
  return {
    publisher,
    id,
    title: titleTerms,
    text: textTerms,
    dates: [...dateTerms(titleTerms), ...dateTerms(textTerms)],
    fields: rankedFields(titleTerms, lines),
  }
}

function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term)
}
