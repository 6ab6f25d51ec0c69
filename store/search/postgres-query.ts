import { type RawBuilder, sql } from 'kysely'
import { type IndexQuery, termsOf } from './index-query.ts'
import { placeTokensFor } from './postgres-place.ts'
import { arrayOf, lexeme } from './postgres-row.ts'
import type { SearchRange } from './row-id.ts'
import { tokensFor } from './tokens.ts'

/** A condition on words, and roughly on weeks and edition to make it faster. */
export function matching({ parts }: IndexQuery, range: SearchRange): RawBuilder<boolean> {
  const places = placeTokensFor(range).map((place) => [place])
  const lists = [...parts.map(tokensFor), ...(places.length > 0 ? [places] : [])]
  const query = lists
    .map((one) => one.map((tokens) => allOf(tokens.map((t) => lexeme(range.publisher, t)))))
    .map((one) => `(${one.join(' | ')})`)
    .join(' & ')
  return sql`words @@ ${query}::tsquery`
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' & ')})`
}

/** Whether the words of every part are in these columns. */
export function allIn(
  { parts }: IndexQuery,
  columns: readonly ('title' | 'lead')[],
): RawBuilder<boolean> {
  const words = sql.join(columns.map(sql.ref), sql` || `)
  const conditions = parts.map((part) => {
    if (part.kind === 'word') return sql`${words} && ${arrayOf(termsOf(part.word))}::integer[]`
    const phrases = part.phrases.map((terms) => sql`${words} @> ${arrayOf(terms)}::integer[]`)
    return sql`(${sql.join(phrases, sql` or `)})`
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}
