import { type Judgement, judge } from './confidence.ts'
import { type Count, type Counts, countOf, sumCounts } from './counts.ts'
import type { FoundArticle, FoundPage } from './found-page.ts'
import { areaOf, iou, match, overlapOf, percentBox, RIGHT_REGION, SAME_REGION } from './match.ts'
import { placesInOrder, sentencesInOrder } from './order.ts'
import { furnitureFound, rolesFound, rolesTrue } from './score-blocks.ts'
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
        articles: { all: boxes.length, right: page.articles.length },
        'F1@.8': f1(boxes, page.articles, RIGHT_REGION),
        'F1@.5': f1(boxes, page.articles, SAME_REGION),
        'ads F1@.8': f1(adBoxes, page.ads, RIGHT_REGION),
        'non-prose as text': nonProseAsText(truth.articles, page.articles),
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
    rolesFound: sumCounts([
      ...pairs.map(({ article, found }) => rolesFound(article, found)),
      furnitureFound(truth.furniture, page.furniture),
    ]),
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
/** The share of a table or puzzle that an article has to cover to show a part of it. */
const PART = 0.1

/** Stories without prose of which a part opens as text without a table: `right` counts them, and should be 0. */
function nonProseAsText(truths: readonly TrueArticle[], articles: readonly FoundArticle[]): Count {
  const asText = articles.filter(
    ({ opensAs, blocks }) => opensAs === 'text' && !blocks.some(({ table }) => table),
  )
  return countOf(
    truths.filter(({ kind = '' }) => NON_PROSE.has(kind)),
    ({ tight }) => {
      const box = percentBox(tight)
      return asText.some(({ rects }) => {
        const covered = rects.reduce((sum, rect) => sum + overlapOf(rect, box), 0)
        return covered > areaOf(box) * PART
      })
    },
  )
}

function scoreArticle(truth: TrueArticle, found: FoundArticle | undefined): Counts {
  const { headline, pictures = [], tables = [] } = truth
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
      ...(found && scoreText(truth, found)),
    },
    ...inTables.map(({ cells, headers }) => ({ cells, 'header rows': headers })),
  ])
}

/** Paragraphs and their order are counted in stories that were found; words say how many were not. */
function scoreText(truth: TrueArticle, found: FoundArticle): Counts {
  const lines = new Set(found.text.split('\n'))
  const paragraphs = (truth.blocks ?? []).filter(({ role }) => role === 'body')
  return {
    paragraphs: countOf(paragraphs, ({ text }) => lines.has(text)),
    tau: sentencesInOrder(sentencesOf(truth), found.text),
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

/** In reading order. A truth without blocks has its text in that order. */
export function sentencesOf({ text, blocks }: TrueArticle): string[] {
  const flow = blocks?.filter(({ role }) => FLOW.has(role)).map((block) => block.text)
  return (flow ?? text.split('\n')).flatMap((each) => each.split(/(?<=[.?!])\s+/))
}
