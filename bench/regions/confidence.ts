import type { FoundArticle, FoundPage } from './found-page.ts'
import { match, percentBox, RIGHT_REGION } from './match.ts'
import type { TruePage } from './truth.ts'
import { sameWords } from './words.ts'

/** The confidence that the press had in a story, and whether it was right. */
export interface Judgement {
  confidence: number
  isRight: boolean
}

export const SURE = 0.9

/** A story is right if its area is (IoU at least .8) and its headline has exactly the true words. */
export function judge(truth: TruePage, { articles }: FoundPage): Judgement[] {
  const boxes = truth.articles.map(({ tight }) => percentBox(tight))
  const headlines = new Map<FoundArticle, string>()
  for (const [index, found] of match(boxes, articles, RIGHT_REGION).entries()) {
    if (found) headlines.set(found, truth.articles[index]?.headline ?? '')
  }
  return articles.map((found) => {
    const headline = headlines.get(found)
    const isRight = headline !== undefined && sameWords(headline, found.headline)
    return { confidence: found.confidence, isRight }
  })
}

/** What the confidence is worth: of the stories with at least .9, the share that is right; and how many those are. */
export function confidenceFigures(judgements: readonly Judgement[]) {
  const sure = judgements.filter(({ confidence }) => confidence >= SURE)
  return {
    stories: judgements.length,
    right: shareRight(judgements),
    'reach .9': judgements.length > 0 ? sure.length / judgements.length : undefined,
    'right of those': shareRight(sure),
  }
}

/** Bins of .1: a confidence that means something is close to the share that is right. */
export function reliability(judgements: readonly Judgement[]) {
  return Array.from({ length: 10 }, (_, index) => {
    const within = judgements.filter(({ confidence }) => binOf(confidence) === index)
    return {
      bin: `.${index} to ${index === 9 ? '1' : `.${index + 1}`}`,
      stories: within.length,
      confidence: meanOf(within.map(({ confidence }) => confidence)),
      right: shareRight(within),
    }
  }).filter(({ stories }) => stories > 0)
}

// Binary fractions: .7 * 10 is 7.000000000000001 and .29 * 100 is 28.999999999999996.
const binOf = (confidence: number): number => Math.min(9, Math.floor(confidence * 10 + 1e-9))

const shareRight = (all: readonly Judgement[]): number | undefined =>
  meanOf(all.map(({ isRight }) => (isRight ? 1 : 0)))

const meanOf = (values: readonly number[]): number | undefined =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined
