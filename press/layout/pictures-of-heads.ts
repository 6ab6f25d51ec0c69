import { overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import { isHead, isRunning, type Piece } from './piece.ts'
import type { BodyType } from './typography.ts'

/**
 * Whether a picture stands closer under another headline than over this one, with running text beside it under that
 * headline: it is a picture of that story.
 */
export function isPictureOfUpperHead(
  picture: Rect,
  head: Piece,
  pieces: readonly Piece[],
  body: BodyType,
): boolean {
  const below = head.box.top - picture.bottom
  return pieces.some(
    (upper) =>
      upper !== head &&
      isHead(upper) &&
      picture.top - upper.box.bottom > -body.size &&
      picture.top - upper.box.bottom < below &&
      overlapX(upper.box, picture) > widthOf(picture) * 0.9 &&
      pieces.some(
        (text) =>
          isRunning(text, body) &&
          overlapX(text.box, picture) < 0 &&
          overlapX(text.box, upper.box) > widthOf(text.box) * 0.9 &&
          Math.abs(text.box.top - picture.top) < body.leading &&
          overlapY(text.box, picture) > 0,
      ),
  )
}
