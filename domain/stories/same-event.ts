import { agreementOf } from './event-agreement.ts'
import type { EventFacts } from './event-facts.ts'
import { type Rarity, rarityIn } from './rarity.ts'

/** Two reports of the same event, by their places in the lists. */
export interface SameEvent {
  kannada: number
  english: number
  score: number
}

/** Less than one rare name in common: the reports are not compared. */
const LEAST_NAMES = 0.5
const LEAST_SCORE = 17

/**
 * Pairs of a Kannada and an English report of the same event. Each report is in at most one pair, and each is the best
 * match of the other. How rare a name is depends
 * on all Kannada reports of the list, how rare a subject is on all reports.
 */
export function findSameEvents(
  kannada: readonly EventFacts[],
  english: readonly EventFacts[],
): SameEvent[] {
  const reportsWith = reportsByKey(kannada)
  const rarityOfName = rarityIn([kannada.map(({ names }) => new Set(names.flat()))])
  const rarityOfSubject = rarityIn(
    [kannada, english].map((paper) => paper.map(({ subjects }) => subjects)),
  )
  const pairs = english.flatMap((facts, index) =>
    [...sharedNames(facts, reportsWith, rarityOfName)].flatMap(([place, names]) => {
      const other = kannada[place]
      if (!other || names < LEAST_NAMES) return []
      const score = agreementOf(names, facts, other, rarityOfSubject)
      return score < LEAST_SCORE ? [] : [{ kannada: place, english: index, score }]
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
  rarity: Rarity<string>,
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
