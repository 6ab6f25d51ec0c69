import { type Judgement, judge } from './confidence.ts'
import { type Count, type Counts, countOf, sumCounts } from './counts.ts'
import type { FoundArticle, FoundPage } from './found-page.ts'
import { iou, liesIn, match, percentBox, RIGHT_REGION, SAME_REGION } from './match.ts'
import { placesInOrder, sentencesInOrder } from './order.ts'
import { rolesFound, rolesTrue, type TrueBlock } from './score-blocks.ts'
import { scoreTable } from './score-tables.ts'
import type { TrueArticle, TruePage } from './truth.ts'
import { sameWords, wordsFound } from './words.ts'

/** Counts that can be added up over pages. */
export interface Score {
  pages: number
  /** CPU time: wall time depends on what else the machine does. */
  ms: number
  figures: Counts
  /** Articles of each kind that were found at an overlap of .8. */
  kinds: Counts
  /** Blocks of the truth that were found with their role. */
  rolesFound: Counts
  /** Blocks that were found and have their role in the truth. */
  rolesTrue: Counts
  judgements: Judgement[]
}

export function scorePage(truth: TruePage, page: FoundPage, ms: number): Score {
  const boxes = truth.articles.map(({ tight }) => percentBox(tight))
  const adBoxes = truth.ads.map(({ box }) => percentBox(box))
  const same = match(boxes, page.articles, SAME_REGION)
  const pairs = truth.articles.map((article, index) => ({ article, found: same[index] }))
  return {
    pages: 1,
    ms,
    figures: sumCounts([
      {
        'F1@.8': f1(boxes, page.articles, RIGHT_REGION),
        'F1@.5': f1(boxes, page.articles, SAME_REGION),
        'ads F1@.8': f1(adBoxes, page.ads, RIGHT_REGION),
        'non-prose as text': nonProseAsText(pairs, page.articles),
        ...(truth.isInOrder && { 'page tau': pageOrder(same, page.articles) }),
      },
      ...pairs.map(({ article, found }) => scoreArticle(article, found)),
    ]),
    kinds: sumCounts(
      match(boxes, page.articles, RIGHT_REGION).map((found, index): Counts => {
        const kind = truth.articles[index]?.kind
        return kind ? { [kind]: countOf([found], Boolean) } : {}
      }),
    ),
    rolesFound: sumCounts(pairs.map(({ article, found }) => rolesFound(article, found))),
    rolesTrue: sumCounts(
      pairs.map(({ article, found }) => (found ? rolesTrue(article, found) : {})),
    ),
    judgements: judge(truth, page),
  }
}

export function sumScores(scores: readonly Score[]): Score {
  return {
    pages: scores.reduce((sum, { pages }) => sum + pages, 0),
    ms: scores.reduce((sum, { ms }) => sum + ms, 0),
    figures: sumCounts(scores.map(({ figures }) => figures)),
    kinds: sumCounts(scores.map(({ kinds }) => kinds)),
    rolesFound: sumCounts(scores.map((score) => score.rolesFound)),
    rolesTrue: sumCounts(scores.map((score) => score.rolesTrue)),
    judgements: scores.flatMap(({ judgements }) => judgements),
  }
}

type Boxes = Parameters<typeof match>[0]
type Found = Parameters<typeof match>[1]

/** The harmonic mean of precision and recall is twice the matches of all true and found regions. */
function f1(truths: Boxes, founds: Found, least: number): Count {
  const matches = match(truths, founds, least).filter(Boolean).length
  return { all: truths.length + founds.length, right: 2 * matches }
}

function pageOrder(same: readonly (FoundArticle | undefined)[], articles: readonly FoundArticle[]) {
  return placesInOrder(same.flatMap((found) => (found ? [articles.indexOf(found)] : [])))
}

const NON_PROSE: ReadonlySet<string> = new Set(['table', 'weather', 'puzzle'])

/** Stories without prose of which something opens as text that is no table: `right` counts them, and should be 0. */
function nonProseAsText(
  pairs: readonly { article: TrueArticle; found: FoundArticle | undefined }[],
  articles: readonly FoundArticle[],
): Count {
  const isText = ({ opensAs, blocks }: FoundArticle) =>
    opensAs === 'text' && !blocks.some(({ table }) => table)
  return countOf(
    pairs.filter(({ article }) => NON_PROSE.has(article.kind ?? '')),
    ({ article, found }) =>
      articles.some(
        (each) => isText(each) && (each === found || liesIn(each.box, percentBox(article.tight))),
      ),
  )
}

function scoreArticle(truth: TrueArticle, found: FoundArticle | undefined): Counts {
  const { headline, blocks = [], pictures = [], tables = [] } = truth
  const words = wordsFound(truth.text, found ? `${found.headline} ${found.text}` : '')
  const captions = pictures.filter(({ caption }) => caption)
  const inTables = tables.map((table) => scoreTable(table, found))
  return sumCounts([
    {
      words: { all: words.all, right: words.hit },
      headlines: countOf(headline ? [headline] : [], (text) =>
        sameWords(text, found?.headline ?? ''),
      ),
      captions: countOf(captions, ({ caption }) => isCaption(caption, found)),
      pictures: countOf(captions, (picture) => isPicture(picture, found)),
      ...(found && scoreText(blocks, found)),
    },
    ...inTables.map(({ cells, headers }) => ({ cells, 'header rows': headers })),
  ])
}

/** Paragraphs and their order are counted in stories that were found; words say how many were not. */
function scoreText(blocks: readonly TrueBlock[], found: FoundArticle): Counts {
  const lines = new Set(found.text.split('\n'))
  const paragraphs = blocks.filter(({ role }) => role === 'body')
  return {
    paragraphs: countOf(paragraphs, ({ text }) => lines.has(text)),
    tau: sentencesInOrder(sentencesOf(blocks), found.text),
  }
}

const isCaption = (caption: string, found: FoundArticle | undefined): boolean =>
  (found?.blocks ?? []).some(({ role, text }) => role === 'caption' && sameWords(text, caption))

const isPicture = (
  { box, caption }: NonNullable<TrueArticle['pictures']>[number],
  found: FoundArticle | undefined,
): boolean =>
  (found?.pictures ?? []).some(
    (picture) =>
      iou(picture.box, percentBox(box)) >= SAME_REGION && sameWords(picture.caption, caption),
  )

/** Blocks whose order is beyond doubt: captions, quotes and fact boxes may stand anywhere in a story. */
const FLOW: ReadonlySet<string> = new Set(['headline', 'strapline', 'body', 'subhead'])

export const sentencesOf = (blocks: readonly TrueBlock[]): string[] =>
  blocks.filter(({ role }) => FLOW.has(role)).flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
