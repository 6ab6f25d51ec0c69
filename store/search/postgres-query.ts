import { type RawBuilder, sql } from 'kysely'
import { inEdition } from './id-conditions.ts'
import { arrayOf, lexeme, weekToken } from './postgres-row.ts'
import { type Within, weekOf } from './row-id.ts'
import { tokensWanted } from './tokens.ts'
import { termsOf, type Wanted } from './wanted.ts'

/** More of them cost more than they save: every article of theirs is looked at. One edition has fewer. */
export function mostWeeks({ edition }: Within): number {
  return edition === undefined ? 24 : 60
}

/** Of a commoner word PostgreSQL would take the edition's articles, and read the words of each. */
const RARE_ENOUGH = 100_000

/** Which articles have the words and, so far as that helps to find them, are of these weeks and that edition. */
export function matching({ parts, atMost }: Wanted, within: Within): RawBuilder<boolean> {
  const weeks = weeksOf(within)
  const lists = [...parts.map(tokensWanted), ...(weeks.length > 0 ? [weeks] : [])]
  const query = lists
    .map((one) => one.map((tokens) => allOf(tokens.map((t) => lexeme(within.publisher, t)))))
    .map((one) => `(${one.join(' | ')})`)
    .join(' & ')
  const isByEdition = weeks.length === 0 && atMost <= RARE_ENOUGH
  return sql`words @@ ${query}::tsquery ${isByEdition ? inEdition(sql`id`, within) : sql``}`
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' & ')})`
}

function weeksOf(within: Within): string[][] {
  const first = weekOf(within.first)
  const count = weekOf(within.last) - first + 1
  if (count > mostWeeks(within)) return []
  return Array.from({ length: count }, (_, index) => [weekToken(first + index, within.edition)])
}

/** Whether the words of every part are in these columns. */
export function allIn(
  { parts }: Wanted,
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
