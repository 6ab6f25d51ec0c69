import type { AdContent, ArticleContent, PageContent } from '#press/page-content.ts'
import { liesIn, type Pair, pairs } from './match.ts'
import { inOrder, type OrderCount } from './order.ts'
import type { TruePage, TrueRegion } from './truth.ts'
import { sameWords, wordsFound } from './words.ts'

/** Counts that can be added up over pages. */
export interface Score {
  pages: number
  /** CPU time, because wall time depends on other processes. */
  ms: number
  truths: number
  founds: number
  right5: number
  right8: number
  headlines: number
  headlinesRight: number
  words: number
  wordsFound: number
  paragraphs: number
  paragraphsRight: number
  order: OrderCount
  pageOrder: OrderCount
}

/** The minimum overlap of a found region with the true one. */
const SAME_REGION = 0.5

export function scorePage(truth: TruePage, content: PageContent, ms: number): Score {
  const articles = pairsOf(truth, 'article', content.articles)
  const ads = pairsOf(truth, 'ad', content.ads)
  const every = [...articles.matched, ...ads.matched]
  const known = truth.regions.filter(({ kind }) => kind === 'article')
  const same = articles.matched
    .filter(({ iou }) => iou >= SAME_REGION)
    .sort((a, b) => known.indexOf(a.truth) - known.indexOf(b.truth))
  const found = new Map(same.map((pair) => [pair.truth, pair.found]))
  const words = known.map((region) => wordsFound(wordsIn(region), textOf(found.get(region))))
  return {
    pages: 1,
    ms,
    truths: articles.truths + ads.truths,
    founds: articles.founds + ads.founds,
    right5: every.filter(({ iou }) => iou >= 0.5).length,
    right8: every.filter(({ iou }) => iou >= 0.8).length,
    headlines: known.length,
    headlinesRight: same.filter((pair) => sameWords(headlineOf(pair.truth), pair.found.headline))
      .length,
    words: words.reduce((sum, { all }) => sum + all, 0),
    wordsFound: words.reduce((sum, { hit }) => sum + hit, 0),
    paragraphs: same.reduce((sum, pair) => sum + paragraphsOf(pair.truth).length, 0),
    paragraphsRight: same.reduce((sum, pair) => sum + wholeParagraphs(pair), 0),
    order: same
      .map((pair) => inOrder(sentencesOf(pair.truth), textOf(pair.found)))
      .reduce(addOrders, { pairs: 0, agree: 0 }),
    pageOrder: pageOrder(same, content.articles),
  }
}

/** Furniture is ignored, whether it is found as an article or not. */
function pairsOf<P extends AdContent | ArticleContent>(
  { regions }: TruePage,
  kind: TrueRegion['kind'],
  all: readonly P[],
) {
  const furniture = regions.filter((region) => region.kind === 'furniture')
  const isFurniture = (found: P) =>
    kind === 'article' && furniture.some(({ box }) => liesIn(found.box, box))
  const truths = regions.filter((region) => region.kind === kind)
  const founds = all.filter((found) => !isFurniture(found))
  return { truths: truths.length, founds: founds.length, matched: pairs(truths, founds) }
}

function pageOrder(
  same: readonly Pair<TrueRegion, ArticleContent>[],
  found: readonly ArticleContent[],
): OrderCount {
  const places = same.map((pair) => found.indexOf(pair.found))
  let agree = 0
  let all = 0
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      all++
      if (later > place) agree++
    }
  }
  return { pairs: all, agree }
}

const addOrders = (one: OrderCount, other: OrderCount): OrderCount => ({
  pairs: one.pairs + other.pairs,
  agree: one.agree + other.agree,
})

export function addScores(one: Score, other: Score): Score {
  return {
    pages: one.pages + other.pages,
    ms: one.ms + other.ms,
    truths: one.truths + other.truths,
    founds: one.founds + other.founds,
    right5: one.right5 + other.right5,
    right8: one.right8 + other.right8,
    headlines: one.headlines + other.headlines,
    headlinesRight: one.headlinesRight + other.headlinesRight,
    words: one.words + other.words,
    wordsFound: one.wordsFound + other.wordsFound,
    paragraphs: one.paragraphs + other.paragraphs,
    paragraphsRight: one.paragraphsRight + other.paragraphsRight,
    order: addOrders(one.order, other.order),
    pageOrder: addOrders(one.pageOrder, other.pageOrder),
  }
}

export const headlineOf = ({ parts }: TrueRegion): string =>
  parts.find(({ part }) => part === 'headline')?.text ?? ''

const wordsIn = ({ parts }: TrueRegion): string => parts.map(({ text }) => text).join(' ')

const paragraphsOf = ({ parts }: TrueRegion): string[] =>
  parts.flatMap(({ part, text }) => (part === 'paragraph' ? [text] : []))

const sentencesOf = (region: TrueRegion): string[] =>
  paragraphsOf(region).flatMap((text) => text.split(/(?<=[.?!])\s+/))

function wholeParagraphs({ truth, found }: Pair<TrueRegion, ArticleContent>): number {
  const lines = new Set(textOf(found).split('\n'))
  return paragraphsOf(truth).filter((text) => lines.has(text)).length
}

export function textOf(article: ArticleContent | undefined): string {
  if (!article) return ''
  const { kicker, headline, standfirst, byline, dateline, paragraphs } = article
  const heads = article.crossheads?.map(({ text }) => text) ?? []
  return [
    kicker,
    headline,
    standfirst,
    byline,
    ...(dateline ? [`${dateline}: ${paragraphs[0] ?? ''}`, ...paragraphs.slice(1)] : paragraphs),
    ...heads,
    ...(article.quotes ?? []),
    ...(article.captions ?? []),
  ].join('\n')
}
