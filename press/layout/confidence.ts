import { DOUBTS, type Doubt } from '#contract/page-model.ts'
import type { StoryType } from '#contract/story-type.ts'
import type { DraftBlock } from './draft-block.ts'
import { areaOf, intersection, type Rect, sharedWidth } from './geometry.ts'
import type { PageParts } from './page-parts.ts'
import { isHead, type Piece } from './piece.ts'
import type { Story } from './stories.ts'

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
  'guessed spaces': 4.2,
  'quote in the text': 0.4,
}
/** The log odds of a story without doubts. */
const NO_DOUBT = 4.2

/** Story, its blocks, and the other stories of the page. */
interface Judged {
  story: Story
  blocks: readonly DraftBlock[]
  type: StoryType
  others: readonly Story[]
  parts: PageParts
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
export function doubtsOf({ story, blocks, type, others, parts }: Judged): Doubt[] {
  const { pieces, box } = story
  const head = pieces.find(isHead)
  const headline = blocks.find(({ role }) => role === 'headline')?.text ?? ''
  const headLines = head && 'block' in head ? head.block.lines.length : 0
  const isPlain = type === 'story'
  const isProse = isPlain || type === 'brief' || type === 'letter'
  const lines = linesIn(pieces, 'text') + linesIn(pieces, 'item')
  const small = linesIn(pieces, 'small')
  const filled = pieces.reduce((sum, piece) => sum + areaOf(piece.box), 0) / areaOf(box)
  const found: Record<Doubt, boolean> = {
    'no headline': headline === '',
    'gaps in its area': filled < LEAST_FILLED,
    'overlaps another story': others.some((other) => sharedArea(box, other.box) > MOST_SHARED),
    'little text': isProse && lines < (isPlain ? LEAST_LINES : LEAST_BRIEF_LINES),
    'small type': isPlain && small > (lines + small) * MOST_SMALL,
    'short headline': isPlain && headline !== '' && headline.length < SHORT_HEADLINE,
    'long headline': head?.kind !== 'item' && headLines > MOST_HEADLINE_LINES,
    'uneven columns': unevenness(pieces) > MOST_UNEVEN * parts.body.leading,
    'run-in headline': head?.kind === 'item',
    'headline in small type': head?.kind === 'title',
    'guessed spaces': !parts.hasSpaces && /\p{Script=Kannada}/u.test(headline),
    'quote in the text': pieces.some(({ kind }) => kind === 'quote'),
  }
  return DOUBTS.filter((doubt) => found[doubt])
}

function linesIn(pieces: readonly Piece[], kind: 'text' | 'small' | 'item'): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === kind ? piece.block.lines.length : 0),
    0,
  )
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
