/** Where an article has a part of the query: 1 for the word itself, less for a word that only begins or ends with it. */
export interface PartPlaces {
  title: number
  kicker: number
  lead: number
  often: number
  captions: number
  tables: number
}

export interface MatchPlaces {
  /** In the order of the query. */
  parts: readonly PartPlaces[]
  /** The number of neighbouring parts of the query that are adjacent in the title, and in the lead. */
  adjacent: { title: number; lead: number }
  /** Whether most of the article is a table. */
  isTable: boolean
  /** Whether it has all words of the query themselves. */
  isExact: boolean
  ageDays: number
}

/** Added for each place that has a part of the query. */
const PLACE = { title: 6, kicker: 3, lead: 2.5, often: 3 }
const ADJACENT = { title: 2, lead: 1 }
/** For a part that is nowhere else than here. */
const ONLY = { body: 1, captions: 0.6, tables: 0.2 }
const OF_TABLE = 0.35
const OF_INEXACT = 0.6
/** An article loses half of the part of its score that depends on its age in this time. */
const HALF_AGE_DAYS = 60
const BY_AGE = 0.25

/** How relevant an article is. `rarities`: the weight of each part of the query. */
export function scoreOf(match: MatchPlaces, rarities: readonly number[]): number {
  let score = 0
  let weights = 0
  let index = 0
  for (const places of match.parts) {
    const weight = rarities[index] ?? 1
    score += weight * partScore(places)
    weights += weight
    index += 1
  }
  const pairs = Math.max(match.parts.length - 1, 1)
  const { title, lead } = match.adjacent
  const total =
    score / Math.max(weights, Number.MIN_VALUE) +
    (ADJACENT.title * title + ADJACENT.lead * lead) / pairs
  const fresh = 1 - BY_AGE + (BY_AGE * HALF_AGE_DAYS) / (HALF_AGE_DAYS + match.ageDays)
  return total * fresh * (match.isTable ? OF_TABLE : 1) * (match.isExact ? 1 : OF_INEXACT)
}

function partScore({ title, kicker, lead, often, captions, tables }: PartPlaces): number {
  const prominent =
    PLACE.title * title + PLACE.kicker * kicker + PLACE.lead * lead + PLACE.often * often
  if (prominent > 0) return prominent + ONLY.body
  if (captions > 0) return ONLY.captions
  return tables > 0 ? ONLY.tables : ONLY.body
}

/** The weight of a part of a query by the number of articles with it: rare words tell more. */
export function rarityOf(articles: number): number {
  return 1 / (1 + Math.log10(1 + articles))
}
