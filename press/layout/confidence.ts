import { DOUBTS, type Doubt } from '#contract/page-model.ts'
import type { StoryType } from '#contract/story-type.ts'
import type { DraftBlock } from './draft-block.ts'
import { labelOf } from './even-items.ts'
import {
  areaOf,
  heightOf,
  hullOf,
  intersection,
  overlapY,
  type Rect,
  sharedWidth,
  widthOf,
} from './geometry.ts'
import type { PageParts } from './page-parts.ts'
import { isHead, type Piece } from './piece.ts'
import type { Story } from './stories.ts'
import type { BodyType } from './typography.ts'

/**
 * How much each doubt lowers the log odds that area and headline are right. Fitted to printed pages with truth, then
 * raised where pages of real newspapers showed more errors; see decision 040.
 */
const WEIGHTS: Record<Doubt, number> = {
  'no headline': 3.6,
  'gaps in its area': 2.1,
  'overlaps another story': 2.4,
  'little text': 2.6,
  'small type': 1.4,
  'short headline': 2.2,
  'long headline': 1.6,
  'uneven columns': 0.6,
  'run-in headline': 0.8,
  'headline in small type': 1,
  'guessed spaces': 1.8,
  'quote in the text': 0.4,
}
/** The log odds of a story without doubts. */
const NO_DOUBT = 4.2

/** A story, what it was read as, and its blocks. */
export interface ReadStory extends Story {
  blocks: readonly DraftBlock[]
  type: StoryType
}

export function confidenceOf(doubts: readonly Doubt[]): number {
  const odds = doubts.reduce((sum, doubt) => sum - WEIGHTS[doubt], NO_DOUBT)
  return Math.round((1 / (1 + Math.exp(-odds))) * 1000) / 1000
}

const LEAST_FILLED = 0.7
const MOST_SHARED = 0.02
const LEAST_LINES = 4
const LEAST_BRIEF_LINES = 2
const MOST_SMALL = 0.2
const SHORT_HEADLINE = 12
const MOST_HEADLINE_LINES = 3
/** In leadings. */
const MOST_UNEVEN = 5

/** What speaks against the area or the headline of a story. */
export function doubtsOf(
  story: ReadStory,
  others: readonly ReadStory[],
  { body, hasSpaces }: Pick<PageParts, 'body' | 'hasSpaces'>,
): Doubt[] {
  const { pieces, box, type, isFramed = false } = story
  const head = pieces.find(isHead)
  const headline = headlineOf(story)
  const headLines = head && 'block' in head ? head.block.lines.length : 0
  const isPlain = type === 'story'
  const label = labelOf(story)
  const small = linesIn(pieces, 'small')
  // Items under a label are often set in smaller type, and a picture may have a caption only.
  const hasSmallText = label !== undefined || type === 'picture'
  const lines = linesIn(pieces, 'text') + linesIn(pieces, 'item') + (hasSmallText ? small : 0)
  const found: Record<Doubt, boolean> = {
    'no headline': headline === '' && !isAmongOthersWithout(label, others),
    'gaps in its area': !isFramed && filledShare(pieces, body) < LEAST_FILLED,
    'overlaps another story': others.some((other) => sharedArea(box, other.box) > MOST_SHARED),
    'little text': !isFramed && isRead(type) && lines < (isPlain ? LEAST_LINES : LEAST_BRIEF_LINES),
    'small type': !isFramed && isPlain && small > (lines + small) * MOST_SMALL,
    'short headline': !isFramed && isPlain && headline !== '' && headline.length < SHORT_HEADLINE,
    'long headline': head?.kind !== 'item' && headLines > MOST_HEADLINE_LINES,
    'uneven columns': unevenness(pieces) > MOST_UNEVEN * body.leading,
    'run-in headline': head?.kind === 'item',
    'headline in small type': head?.kind === 'title' || (!head && headline !== ''),
    'guessed spaces': !hasSpaces && /\p{Script=Kannada}/u.test(headline),
    'quote in the text': pieces.some(({ kind }) => kind === 'quote'),
  }
  return DOUBTS.filter((doubt) => found[doubt])
}

const READ: ReadonlySet<StoryType> = new Set(['story', 'brief', 'letter', 'picture'])
const isRead = (type: StoryType): boolean => READ.has(type)

const headlineOf = ({ blocks }: ReadStory): string =>
  blocks.find(({ role }) => role === 'headline')?.text ?? ''

/** Most letters to the editor have no headline: then one without is as it should be. */
function isAmongOthersWithout(label: string | undefined, others: readonly ReadStory[]): boolean {
  const alike = label ? others.filter((other) => labelOf(other) === label) : []
  const without = alike.filter((other) => headlineOf(other) === '')
  return without.length > 0 && without.length * 2 >= alike.length
}

function linesIn(pieces: readonly Piece[], kind: 'text' | 'small' | 'item'): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === kind ? piece.block.lines.length : 0),
    0,
  )
}

/** The part of its area that a story fills. A piece with nothing beside it, such as a headline, fills the width. */
function filledShare(pieces: readonly Piece[], { leading }: BodyType): number {
  const hull = hullOf(pieces.map(({ box }) => box))
  const filled = pieces.map((piece) => {
    const isBeside = pieces.some(
      (other) => other !== piece && overlapY(other.box, piece.box) > leading / 2,
    )
    return heightOf(piece.box) * widthOf(isBeside ? piece.box : hull)
  })
  return filled.reduce((sum, area) => sum + area, 0) / areaOf(hull)
}

const sharedArea = (one: Rect, other: Rect): number =>
  areaOf(intersection(one, other)) / Math.max(1, Math.min(areaOf(one), areaOf(other)))

/** The distance between the ends of the shortest and the longest column. */
function unevenness(pieces: readonly Piece[]): number {
  const texts = pieces.filter(({ kind }) => kind === 'text').map(({ box }) => box)
  const isLast = (box: Rect) =>
    !texts.some((other) => other.top > box.bottom - 2 && sharedWidth(other, box) > 0.5)
  const ends = texts.filter(isLast).map(({ bottom }) => bottom)
  return ends.length > 1 ? Math.max(...ends) - Math.min(...ends) : 0
}
