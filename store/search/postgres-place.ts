import { editionOf, type SearchRange, weekOf } from './row-id.ts'

const WEEKS_OF_SEASON = 16

/** More week tokens would cost more than they save. Longer ranges use seasons. */
const MOST_WEEKS = 8
const MOST_SEASONS = 10

/** A range of this many weeks fits into MOST_SEASONS wherever it begins. */
export const MOST_WEEKS_IN_SEASONS = (MOST_SEASONS - 1) * WEEKS_OF_SEASON

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
export function placeTokensFor({ first, last, edition }: SearchRange): string[] {
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
