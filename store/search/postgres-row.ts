import { type RawBuilder, sql } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Entry } from './entries.ts'
import { editionOf, publisherNumber, type Within, weekOf } from './row-id.ts'
import { hashOf, type SearchTerms, termsOf, tokensOf, tokensWanted } from './search-terms.ts'
import { LEAD_WORDS } from './text-index.ts'

/** An article: its tokens, and hashes of the words in its title and lead, for ranking. */
export function postgresRow(entry: Entry) {
  const { publisher, id, title, text } = entry
  const tokens = [...tokensOf(entry), ...placeTokens(id)]
  return [
    id,
    tokens.map((token) => lexeme(publisher, token)).join(' '),
    arrayOf(title),
    arrayOf(text.slice(0, LEAD_WORDS)),
  ]
}

/** The titles share an index; the tokens of each are its own. */
function lexeme(publisher: PublisherCode, token: string): string {
  const plain = token.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${publisherNumber(publisher)}${plain}'`
}

function arrayOf(terms: readonly string[]): string {
  return `{${[...new Set(terms.map(hashOf))].join(',')}}`
}

/** Which articles have the words and, so far as that helps to find them, are of these weeks and that edition. */
export function matching({ parts }: SearchTerms, within: Within): RawBuilder<boolean> {
  const places = placesWanted(within).map((place) => [place])
  const lists = [...parts.map(tokensWanted), ...(places.length > 0 ? [places] : [])]
  const query = lists
    .map((one) => one.map((tokens) => allOf(tokens.map((t) => lexeme(within.publisher, t)))))
    .map((one) => `(${one.join(' | ')})`)
    .join(' & ')
  return sql`words @@ ${query}::tsquery`
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' & ')})`
}

/** Whether the words of every part are in these columns. */
export function allIn(
  { parts }: SearchTerms,
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

const WEEKS_OF_SEASON = 16

/** More of them cost more than they save: what is wider is told in seasons. */
const MOST_WEEKS = 8
const MOST_SEASONS = 10

/** Wherever so many begin, they can be told. */
export const MOST_WEEKS_TOLD = (MOST_SEASONS - 1) * WEEKS_OF_SEASON

/** Stand in the index like words: GIN does not know dates, but it knows which articles have two words. */
export function placeTokens(id: number): string[] {
  const week = weekOf(id)
  const season = seasonOf(week)
  const edition = editionOf(id)
  return [
    ...[weekToken(week), weekToken(week, edition)],
    ...[seasonToken(season), seasonToken(season, edition)],
    editionToken(edition),
  ]
}

/** Every article in there has one of these; of those around it some do too. */
export function placesWanted({ first, last, edition }: Within): string[] {
  const weeks = numbers(weekOf(first), weekOf(last))
  if (weeks.length <= MOST_WEEKS) return weeks.map((week) => weekToken(week, edition))
  const seasons = numbers(seasonOf(weekOf(first)), seasonOf(weekOf(last)))
  if (seasons.length <= MOST_SEASONS) return seasons.map((one) => seasonToken(one, edition))
  return edition === undefined ? [] : [editionToken(edition)]
}

function seasonOf(week: number): number {
  return Math.floor(week / WEEKS_OF_SEASON)
}

function weekToken(week: number, edition?: number): string {
  return edition === undefined ? `~${week}` : `~${week}~${edition}`
}

function seasonToken(season: number, edition?: number): string {
  return edition === undefined ? `^${season}` : `^${season}~${edition}`
}

function editionToken(edition: number): string {
  return `~~${edition}`
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
