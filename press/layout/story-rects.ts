import { areaOf, hullOf, intersection, type Rect } from './geometry.ts'
import type { Piece } from './piece.ts'
import type { Story } from './stories.ts'

/** The area of a story: one rectangle, or several where another story stands within its bounding box. */
export function storyRects({ box, pieces }: Story, others: readonly Story[]): Rect[] {
  const foreign = others.flatMap((other) => other.pieces.map((piece: Piece) => piece.box))
  if (isFree(box, foreign)) return [box]
  const rects = pieces.map((piece) => piece.box).sort((a, b) => a.top - b.top || a.left - b.left)
  for (;;) {
    const pair = pairToJoin(rects, foreign)
    if (!pair) return rects
    const [one, other] = pair
    rects.splice(rects.indexOf(one), 1, hullOf([one, other]))
    rects.splice(rects.indexOf(other), 1)
  }
}

function pairToJoin(rects: readonly Rect[], foreign: readonly Rect[]): [Rect, Rect] | undefined {
  for (const [index, one] of rects.entries()) {
    const other = rects.slice(index + 1).find((each) => isFree(hullOf([one, each]), foreign))
    if (other) return [one, other]
  }
  return undefined
}

/** In square points. Boxes of neighbouring stories may touch. */
const TOUCHING = 60

const isFree = (box: Rect, foreign: readonly Rect[]): boolean =>
  foreign.every((other) => areaOf(intersection(box, other)) < TOUCHING)
