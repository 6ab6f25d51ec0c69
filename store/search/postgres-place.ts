import { editionOf, type Within, weekOf } from './row-id.ts'

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
