import { type RawBuilder, sql } from 'kysely'
import { arrayOf, lexeme, weekToken } from './postgres-row.ts'
import { type Within, weekOf } from './row-id.ts'
import { termsWanted, tokensWanted } from './tokens.ts'
import type { Wanted } from './wanted.ts'

/** More of them cost more than they save. */
export const MOST_WEEKS = 60

/** A tsquery: articles that have the words and, where those are few, are of these weeks. */
export function matching({ parts }: Wanted, within: Within): string {
  const { publisher, edition } = within
  const wanted = parts.map(tokensWanted)
  const weeks = weeksOf(within).map((week) => [weekToken(week, edition)])
  return [...wanted, ...(weeks.length > 0 ? [weeks] : [])]
    .map((lists) => lists.map((tokens) => allOf(tokens.map((token) => lexeme(publisher, token)))))
    .map((lists) => `(${lists.join(' | ')})`)
    .join(' & ')
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' & ')})`
}

function weeksOf({ first, last }: Within): number[] {
  const count = weekOf(last) - weekOf(first) + 1
  if (count > MOST_WEEKS) return []
  return Array.from({ length: count }, (_, index) => weekOf(first) + index)
}

/** Whether the words of every part are in these columns. */
export function allIn(
  { parts }: Wanted,
  columns: readonly ('title' | 'lead')[],
): RawBuilder<boolean> {
  const words = sql.join(columns.map(sql.ref), sql` || `)
  const conditions = parts.map((part) => {
    const lists = termsWanted(part).map((terms) => sql`${words} @> ${arrayOf(terms)}::integer[]`)
    return sql`(${sql.join(lists, sql` or `)})`
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}
