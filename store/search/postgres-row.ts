import { type RawBuilder, sql } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Entry } from './entries.ts'
import { rankingRow } from './ranking-row.ts'
import { editionOf, publisherNumber, type SearchRange, weekOf } from './row-id.ts'
import { type SearchTerms, tokensOf, tokensToMatch } from './search-terms.ts'

/** The index row of an article: its tokens, and what ranking compares. */
export function postgresRow(entry: Entry) {
  const { publisher, id, fields } = entry
  const tokens = [...tokensOf(entry), ...placeTokens(id)]
  return [id, tokens.map((token) => lexeme(publisher, token)).join(' '), rankingRow(fields)]
}

/** Prefixes a token with the title's number, because all titles share one index. */
function lexeme(publisher: PublisherCode, token: string): string {
  const plain = token.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${publisherNumber(publisher)}${plain}'`
}

/** A condition on words, and roughly on weeks and edition to make it faster. */
export function matching({ parts }: SearchTerms, within: SearchRange): RawBuilder<boolean> {
  const places = placeTokensToMatch(within).map((place) => [place])
  const lists = [...parts.map(tokensToMatch), ...(places.length > 0 ? [places] : [])]
  const query = lists
    .map((one) => one.map((tokens) => allOf(tokens.map((t) => lexeme(within.publisher, t)))))
    .map((one) => `(${one.join(' | ')})`)
    .join(' & ')
  return sql`words @@ ${query}::tsquery`
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' & ')})`
}

const WEEKS_OF_SEASON = 16

/** More week tokens would cost more than they save. Longer ranges use seasons. */
const MOST_WEEKS = 8
const MOST_SEASONS = 10

/** A range of this many weeks fits into MOST_SEASONS wherever it begins. */
export const MAX_WEEKS_BY_SEASON = (MOST_SEASONS - 1) * WEEKS_OF_SEASON

/** Extra words of an article for its week, season and edition: GIN cannot filter by date, but it can combine words. */
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

/** Tokens such that every article in range has one. Some articles outside the range have one too. */
export function placeTokensToMatch({ first, last, edition }: SearchRange): string[] {
  const weeks = numbers(weekOf(first), weekOf(last), MOST_WEEKS)
  if (weeks) return weeks.map((week) => weekToken(week, edition))
  const seasons = numbers(seasonOf(weekOf(first)), seasonOf(weekOf(last)), MOST_SEASONS)
  if (seasons) return seasons.map((one) => seasonToken(one, edition))
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

/** From the first to the last; undefined if there are more than `most`. A title's first week is thousands before its oldest issue. */
function numbers(first: number, last: number, most: number): number[] | undefined {
  const length = last - first + 1
  return length > most ? undefined : Array.from({ length }, (_, index) => first + index)
}
