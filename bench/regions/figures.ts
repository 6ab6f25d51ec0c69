import { kendallTau } from './order.ts'
import type { Score } from './score.ts'

const round = (value: number) => Math.round(value * 1000) / 1000
const share = (part: number, whole: number) => (whole === 0 ? undefined : round(part / whole))

/** What the bench prints and the tests hold to; undefined where there is nothing to measure. */
export function figuresOf(score: Score) {
  const { articles, articlesFound, right5, right8, ads, adsFound, adsRight } = score
  const { orderPairs, orderRight, pagePairs, pageRight } = score
  return {
    pages: score.pages,
    'F1@.8': share(2 * right8, articles + articlesFound),
    'F1@.5': share(2 * right5, articles + articlesFound),
    true: articles,
    found: articlesFound,
    'ads F1@.8': share(2 * adsRight, ads + adsFound),
    words: share(score.wordsFound, score.words),
    headlines: share(score.headlinesRight, score.headlines),
    paragraphs: share(score.paragraphsRight, score.paragraphs),
    tau: round(kendallTau({ pairs: orderPairs, agree: orderRight })),
    ...(pagePairs > 0 && { 'page tau': round(kendallTau({ pairs: pagePairs, agree: pageRight })) }),
    captions: share(score.captionsRight, score.captions),
    pictures: share(score.picturesRight, score.captions),
    'CPU ms': Math.round(score.ms / score.pages),
  }
}
