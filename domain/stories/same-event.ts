import type { EventFacts } from './event-facts.ts'

/** Two reports of the same event, by their places in the lists. */
export interface SameEvent {
  kannada: number
  english: number
  score: number
}

/** The rarity of names that two reports must share: about two that few other reports have. */
const LEAST_NAMES = 1.5
/** Names and figures together. */
const LEAST_SCORE = 3.2
/** The part of the figures of the shorter list that both reports must have: other matches and days differ here. */
const SHARED_FIGURES = 0.4
/** Whole numbers of one digit are in many reports. */
const SMALL = /^\d$/
const WEIGHT_OF_SMALL = 0.3

/**
 * Pairs of a Kannada and an English report of the same event. Each report is in at most one pair, and each is the best
 * match of the other. How rare a name is depends on all Kannada reports of the list.
 */
export function findSameEvents(
  kannada: readonly EventFacts[],
  english: readonly EventFacts[],
): SameEvent[] {
  const reportsWith = reportsByKey(kannada)
  const rarity = (key: string) =>
    1 - Math.log(reportsWith.get(key)?.length ?? 1) / Math.log(Math.max(kannada.length, 2))
  const pairs = english.flatMap((facts, index) =>
    [...sharedNames(facts, reportsWith, rarity)].flatMap(([other, names]) => {
      const score = scoreOf(names, facts.figures, kannada[other]?.figures ?? new Set())
      return score === undefined ? [] : [{ kannada: other, english: index, score }]
    }),
  )
  const isBest = (pair: SameEvent, side: 'kannada' | 'english') =>
    pairs.every((one) => one === pair || one[side] !== pair[side] || one.score < pair.score)
  return pairs.filter((pair) => isBest(pair, 'kannada') && isBest(pair, 'english'))
}

function reportsByKey(reports: readonly EventFacts[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>()
  for (const [index, { names }] of reports.entries()) {
    for (const key of new Set(names.flat())) {
      const some = byKey.get(key)
      if (some) some.push(index)
      else byKey.set(key, [index])
    }
  }
  return byKey
}

/** The rarity of the names that each Kannada report shares with an English one. */
function sharedNames(
  { names }: EventFacts,
  reportsWith: ReadonlyMap<string, readonly number[]>,
  rarity: (key: string) => number,
): Map<number, number> {
  const shared = new Map<number, number>()
  for (const keys of names) {
    const weights = new Map<number, number>()
    for (const key of keys) {
      for (const report of reportsWith.get(key) ?? []) {
        weights.set(report, Math.max(weights.get(report) ?? 0, rarity(key)))
      }
    }
    for (const [report, weight] of weights) shared.set(report, (shared.get(report) ?? 0) + weight)
  }
  return shared
}

/** Undefined if the reports are not of the same event. */
function scoreOf(
  names: number,
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): number | undefined {
  if (names < LEAST_NAMES) return undefined
  const figures = [...one].filter((figure) => other.has(figure))
  if (figures.length < SHARED_FIGURES * Math.min(one.size, other.size)) return undefined
  const weights = figures.map((figure) => (SMALL.test(figure) ? WEIGHT_OF_SMALL : 1))
  const ofFigures = weights.reduce((sum, weight) => sum + weight, 0)
  const score = names + ofFigures
  return ofFigures >= 1 && score >= LEAST_SCORE ? score : undefined
}
