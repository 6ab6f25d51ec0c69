import { hullOf, type Rect, widthOf } from './geometry.ts'
import { isHead, type Piece, type TextPiece } from './piece.ts'
import type { Story } from './stories.ts'

const MOST_OF_FRAME = 0.75
/** Times the size of every other headline in the frame. */
const DOMINANT = 1.8

/**
 * In a frame with one headline across the top that is much larger than all others, these are subheads: the frame holds
 * one story. Items under a label are not set under a headline.
 */
export function joinPackage(stories: readonly Story[], frame: Rect): Story[] {
  const [top, ...others] = [...stories].sort((a, b) => a.box.top - b.box.top)
  const main = top && headOf(top)
  if (!main || others.length === 0) return [...stories]
  const heads = others.map(headOf)
  const isPackage =
    main.kind === 'headline' &&
    widthOf(main.box) > widthOf(frame) * MOST_OF_FRAME &&
    others.every(({ box }) => box.top > main.box.top) &&
    heads.every(
      (head) =>
        !head ||
        (head.kind === 'headline' && !head.label && head.block.size * DOMINANT < main.block.size),
    )
  if (!isPackage) return [...stories]
  const pieces = stories.flatMap((story) => story.pieces)
  const parts = pieces.map((piece): Piece => {
    return isHead(piece) && piece !== main && 'block' in piece ? { ...piece, kind: 'deck' } : piece
  })
  return [{ pieces: parts, box: hullOf(stories.map(({ box }) => box)) }]
}

/** The largest headline. */
const headOf = ({ pieces }: Story): TextPiece | undefined =>
  pieces
    .filter((piece): piece is TextPiece => isHead(piece))
    .sort((a, b) => b.block.size - a.block.size)[0]
