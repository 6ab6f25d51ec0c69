import type { EventFacts } from './event-facts.ts'
import type { NewsWord } from './news-words.ts'
import type { Rarity } from './rarity.ts'

/** More names in common do not make it likelier that the event is the same: fixtures and offices share them all. */
const MOST_NAMES = 4
/**
 * What each kind of agreement counts beside one rare name. Rounded from a logistic regression on the pairs of the seen
 * reports (bench/sister).
 */
const WEIGHTS = { figures: 11, subjects: 6, headlines: 7 }

/** Numbers of one digit are in many reports. */
const SMALL = /^\d$/
const WEIGHT_OF_SMALL = 0.6
/** One paper prints 17,850 cusecs, the other 18,000. */
const WEIGHT_OF_ROUNDED = 0.8
const ROUNDING = 0.03
const LEAST_ROUNDED = 20
const NUMBER = /^\d+(?:\.\d+)?$/

/** How much two reports agree that have names of this rarity in common. */
export function agreementOf(
  names: number,
  one: EventFacts,
  other: EventFacts,
  rarity: Rarity<NewsWord>,
): number {
  const weigh = (subjects: Iterable<NewsWord>) =>
    [...subjects].reduce((sum, subject) => sum + rarity(subject), 0)
  const partOf = (subjects: ReadonlySet<NewsWord>, { subjects: others }: EventFacts) =>
    smoothPart(weigh([...subjects].filter((subject) => others.has(subject))), weigh(subjects))
  const fewerSubjects =
    weigh(one.subjects) < weigh(other.subjects)
      ? partOf(one.subjects, other)
      : partOf(other.subjects, one)
  return (
    Math.min(names, MOST_NAMES) +
    WEIGHTS.figures * commonFigures(one.figures, other.figures) +
    WEIGHTS.subjects * fewerSubjects +
    WEIGHTS.headlines * Math.min(partOf(one.headline, other), partOf(other.headline, one))
  )
}

/** The part of the figures of the report with fewer that the other has too. */
function commonFigures(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const weights = [...one].map((figure) => {
    if (other.has(figure)) return SMALL.test(figure) ? WEIGHT_OF_SMALL : 1
    return isRoundedIn(figure, other) ? WEIGHT_OF_ROUNDED : 0
  })
  return smoothPart(
    weights.reduce<number>((sum, weight) => sum + weight, 0),
    Math.min(one.size, other.size),
  )
}

function isRoundedIn(figure: string, others: ReadonlySet<string>): boolean {
  const value = NUMBER.test(figure) ? Number(figure) : 0
  if (value < LEAST_ROUNDED) return false
  return [...others]
    .filter((other) => NUMBER.test(other))
    .map(Number)
    .some((other) => Math.abs(value - other) <= ROUNDING * Math.max(value, other))
}

/** A part of little is uncertain: none of none is a half, one of one three quarters. */
function smoothPart(part: number, whole: number): number {
  return (part + 0.5) / (whole + 1)
}
