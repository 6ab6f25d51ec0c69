import type { FoundArticle, FoundPage } from './found-page.ts'
import { iou, liesIn, match, percentBox } from './match.ts'
import { inOrder, inSequence } from './order.ts'
import type { TrueArticle, TruePage } from './truth.ts'
import { sameWords, wordsFound } from './words.ts'

/** Counts that can be added up over pages. */
export interface Score {
  pages: number
  /** CPU time: wall time depends on what else the machine does. */
  ms: number
  articles: number
  articlesFound: number
  right8: number
  right5: number
  ads: number
  adsFound: number
  adsRight: number
  headlines: number
  headlinesRight: number
  words: number
  wordsFound: number
  paragraphs: number
  paragraphsRight: number
  /** Pairs of sentences in an article, and those in the right order. */
  orderPairs: number
  orderRight: number
  /** Pairs of articles on a page, where the truth has an order. */
  pagePairs: number
  pageRight: number
  captions: number
  captionsRight: number
  picturesRight: number
}

/** The least overlap at which a found region is taken for the true one. */
const SAME_REGION = 0.5
const RIGHT_REGION = 0.8

export function scorePage(truth: TruePage, page: FoundPage, ms: number): Score {
  const optional = truth.furniture.filter(({ isOptional }) => isOptional)
  const founds = page.articles.filter(
    ({ box }) => !optional.some((furniture) => liesIn(box, percentBox(furniture.box))),
  )
  const boxes = truth.articles.map(({ tight }) => percentBox(tight))
  const same = match(boxes, founds, SAME_REGION)
  const score: Score = {
    ...EMPTY,
    pages: 1,
    ms,
    articles: boxes.length,
    articlesFound: founds.length,
    right8: countOf(match(boxes, founds, RIGHT_REGION)),
    right5: countOf(same),
    ads: truth.ads.length,
    adsFound: page.ads.length,
    adsRight: countOf(
      match(
        truth.ads.map(({ box }) => percentBox(box)),
        page.ads,
        RIGHT_REGION,
      ),
    ),
  }
  const pairs = truth.articles.map((article, index) => articleScore(article, same[index]))
  const whole = pairs.reduce(addScores, score)
  if (!truth.isInOrder) return whole
  const places = same.flatMap((found) => (found ? [page.articles.indexOf(found)] : []))
  const order = inSequence(places)
  return { ...whole, pagePairs: order.pairs, pageRight: order.agree }
}

const countOf = (matches: readonly unknown[]): number => matches.filter(Boolean).length

function articleScore(truth: TrueArticle, found: FoundArticle | undefined): Score {
  const { blocks = [], pictures = [] } = truth
  const printed = found ? `${found.headline} ${found.text}` : ''
  const words = wordsFound(truth.text, printed)
  const captions = pictures.filter(({ caption }) => caption)
  const score = {
    ...EMPTY,
    headlines: truth.headline ? 1 : 0,
    words: words.all,
    wordsFound: words.hit,
    captions: captions.length,
  }
  if (!found) return score
  const lines = new Set(found.text.split('\n'))
  const paragraphs = blocks.flatMap(({ role, text }) => (role === 'body' ? [text] : []))
  const order = inOrder(sentencesOf(blocks), found.text)
  return {
    ...score,
    headlinesRight: truth.headline && sameWords(truth.headline, found.headline) ? 1 : 0,
    paragraphs: paragraphs.length,
    paragraphsRight: paragraphs.filter((text) => lines.has(text)).length,
    orderPairs: order.pairs,
    orderRight: order.agree,
    captionsRight: captions.filter(({ caption }) =>
      found.captions.some((text) => sameWords(text, caption)),
    ).length,
    picturesRight: captions.filter(({ box, caption }) =>
      found.pictures.some(
        (picture) =>
          iou(picture.box, percentBox(box)) >= SAME_REGION && sameWords(picture.caption, caption),
      ),
    ).length,
  }
}

/** Blocks whose order is beyond doubt: captions, quotes and fact boxes may stand anywhere in a story. */
const FLOW: ReadonlySet<string> = new Set(['headline', 'strapline', 'body', 'subhead'])

const sentencesOf = (blocks: NonNullable<TrueArticle['blocks']>): string[] =>
  blocks.filter(({ role }) => FLOW.has(role)).flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))

const EMPTY: Score = {
  pages: 0,
  ms: 0,
  articles: 0,
  articlesFound: 0,
  right8: 0,
  right5: 0,
  ads: 0,
  adsFound: 0,
  adsRight: 0,
  headlines: 0,
  headlinesRight: 0,
  words: 0,
  wordsFound: 0,
  paragraphs: 0,
  paragraphsRight: 0,
  orderPairs: 0,
  orderRight: 0,
  pagePairs: 0,
  pageRight: 0,
  captions: 0,
  captionsRight: 0,
  picturesRight: 0,
}

export function addScores(one: Score, other: Score): Score {
  const sum = { ...one }
  for (const key of keysOf(sum)) sum[key] += other[key]
  return sum
}

const NAMES = Object.keys(EMPTY)
const keysOf = (score: Score): (keyof Score)[] =>
  NAMES.filter((name): name is keyof Score => name in score)
