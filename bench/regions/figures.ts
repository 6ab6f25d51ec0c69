import { kendallTau } from './order.ts'
import type { Score } from './score.ts'

/** The figures that the benchmark prints and the tests check. */
export function figuresOf(score: Score) {
  const { truths, founds, right5, right8 } = score
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    pages: score.pages,
    'F1@.5': round((2 * right5) / (truths + founds)),
    'F1@.8': round((2 * right8) / (truths + founds)),
    headline: round(score.headlinesRight / score.headlines),
    words: round(score.wordsFound / score.words),
    paragraphs: round(score.paragraphsRight / score.paragraphs),
    tau: round(kendallTau(score.order)),
    'page tau': round(kendallTau(score.pageOrder)),
    'CPU ms/page': Math.round(score.ms / score.pages),
  }
}
